package redoubt.server.http;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import redoubt.kernel.json.Json;

/** Writes the log as lines of JSON; a map given with a message becomes members of its own. */
public final class JsonLines extends Formatter {
    /** Writes everything at this level or above to standard error as lines of JSON. */
    public static void install(Level level) {
        Logger root = Logger.getLogger("");
        for (Handler handler : root.getHandlers()) {
            root.removeHandler(handler);
        }
        Handler console = new ConsoleHandler();
        console.setFormatter(new JsonLines());
        console.setLevel(level);
        root.addHandler(console);
        root.setLevel(level);
    }

    @Override
    public String format(LogRecord line) {
        StringBuilder out = new StringBuilder(200).append('{');
        member(out, "time", line.getInstant().toString());
        member(out, "level", line.getLevel().getName());
        member(out, "logger", String.valueOf(line.getLoggerName()));
        member(out, "message", formatMessage(line));
        Object[] given = line.getParameters();
        if (given != null && given.length == 1 && given[0] instanceof Map<?, ?> members) {
            members.forEach((name, value) -> member(out, name.toString(), value.toString()));
        }
        if (line.getThrown() != null) {
            StringWriter trace = new StringWriter();
            line.getThrown().printStackTrace(new PrintWriter(trace));
            member(out, "error", trace.toString());
        }
        out.setCharAt(out.length() - 1, '}');
        return out.append('\n').toString();
    }

    private static void member(StringBuilder out, String name, String value) {
        Json.quote(name, out);
        out.append(':');
        Json.quote(value, out);
        out.append(',');
    }
}
