package redoubt.server.http;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import redoubt.server.wire.Wire;

/** The answer to a call, written out. */
record Answer(int status, String contentType, String body) {
    static final String JSON = "application/json; charset=utf-8";
    private static final int OK = 200;
    private static final int NO_CONTENT = 204;

    static Answer one(Record record) {
        return new Answer(OK, JSON, Wire.writePlain(record));
    }

    static Answer many(List<? extends Record> records) {
        return new Answer(OK, JSON, records.stream().map(Wire::writePlain).collect(Collectors.joining(",", "[", "]")));
    }

    static Answer ofGame(Optional<Record> record) {
        return record.map(Answer::one).orElseGet(Answer::nothing);
    }

    static Answer text(String contentType, String text) {
        return new Answer(OK, contentType, text);
    }

    static Answer nothing() {
        return new Answer(NO_CONTENT, JSON, "");
    }
}
