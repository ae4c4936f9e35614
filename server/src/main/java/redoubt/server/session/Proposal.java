package redoubt.server.session;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A proposed undo, waiting for these people to agree, by hashed token and name. */
record Proposal(int step, String by, Map<String, String> waitingFor) {
    Proposal agreedBy(String hash) {
        Map<String, String> left = new LinkedHashMap<>(waitingFor);
        left.remove(hash);
        return new Proposal(step, by, left);
    }

    boolean isAgreed() {
        return waitingFor.isEmpty();
    }

    List<String> names() {
        return List.copyOf(waitingFor.values());
    }
}
