package redoubt.app.desk;

import java.util.LinkedHashMap;
import java.util.Map;
import redoubt.kernel.json.Json;

/** The members of a JSON object, in the order in which they are named. */
public final class Members {
    private final Map<String, Object> members = new LinkedHashMap<>();

    public Members with(String name, Object value) {
        members.put(name, value);
        return this;
    }

    public Map<String, Object> map() {
        return members;
    }

    public String text() {
        return Json.write(members);
    }
}
