package redoubt.server.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import redoubt.kernel.json.Json;
import redoubt.server.http.Route.Query;
import redoubt.server.protocol.Calls.Refusal;
import redoubt.server.protocol.ClientMessage;
import redoubt.server.protocol.Protocol;
import redoubt.server.protocol.TableMessage;
import redoubt.server.schema.JsonSchema;
import redoubt.server.schema.Kind;
import redoubt.server.schema.Vocabulary;

/** Describes the calls for programs, based on the routes themselves. */
final class OpenApi {
    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)}");
    private static final String JSON = "application/json";

    private final Vocabulary vocabulary = new Vocabulary();

    /** The whole document. */
    static String document(List<Route> routes) {
        return new OpenApi().write(routes);
    }

    private String write(List<Route> routes) {
        Map<String, Object> paths = new LinkedHashMap<>();
        for (Route route : routes) {
            @SuppressWarnings("unchecked")
            var path = (Map<String, Object>) paths.computeIfAbsent(route.path(), _ -> new LinkedHashMap<>());
            path.put(route.method().name().toLowerCase(Locale.ROOT), operation(route));
        }
        vocabulary.with(ClientMessage.class).with(TableMessage.class);
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("openapi", "3.1.0");
        document.put(
                "info",
                members(
                        "title",
                        "Redoubt: the table",
                        "version",
                        String.valueOf(Protocol.VERSION),
                        "description",
                        "A program plays by these calls, or over the socket /api/socket: it sends a ClientMessage"
                                + " (Hello first) and is told TableMessages, each a text of JSON."));
        document.put("paths", paths);
        document.put(
                "components",
                members(
                        "schemas",
                        JsonSchema.all(vocabulary),
                        "securitySchemes",
                        Map.of("token", members("type", "http", "scheme", "bearer"))));
        return Json.write(document);
    }

    private Map<String, Object> operation(Route route) {
        Map<String, Object> operation = members("summary", route.summary(), "operationId", operationId(route));
        List<Object> parameters = new ArrayList<>();
        Matcher place = PLACE.matcher(route.path());
        while (place.find()) {
            parameters.add(parameter(place.group(1), "path", true, new Kind.Text()));
        }
        for (Query query : route.queries()) {
            Kind kind = query.isNumber() ? new Kind.Whole() : new Kind.Text();
            parameters.add(parameter(query.name(), "query", query.isRequired(), kind));
        }
        operation.put("parameters", parameters);
        route.request()
                .ifPresent(record -> operation.put(
                        "requestBody", members("required", true, "content", content(JSON, vocabulary.kind(record)))));
        if (route.needsToken()) {
            operation.put("security", List.of(Map.of("token", List.of())));
        }
        operation.put("responses", responses(route.reply()));
        return operation;
    }

    private Map<String, Object> responses(Reply reply) {
        Map<String, Object> responses = new LinkedHashMap<>();
        switch (reply) {
            case Reply.One one -> responses.put("200", response("done", JSON, vocabulary.kind(one.record())));
            case Reply.Many many ->
                responses.put("200", response("done", JSON, new Kind.Many(vocabulary.kind(many.record()))));
            case Reply.OfGame _ -> {
                responses.put("200", response("what the game says", JSON, new Kind.Anything()));
                responses.put("204", Map.of("description", "the game says nothing about it"));
            }
            case Reply.Text text -> responses.put("200", response("done", text.contentType(), new Kind.Text()));
            case Reply.Nothing _ -> responses.put("204", Map.of("description", "done"));
        }
        responses.put("default", response("refused; nothing has changed", JSON, vocabulary.kind(Refusal.class)));
        return responses;
    }

    private static Map<String, Object> response(String description, String contentType, Kind kind) {
        return members("description", description, "content", content(contentType, kind));
    }

    private static Map<String, Object> content(String contentType, Kind kind) {
        return Map.of(contentType, Map.of("schema", JsonSchema.of(kind)));
    }

    private static Map<String, Object> parameter(String name, String in, boolean isRequired, Kind kind) {
        Map<String, Object> parameter = members("name", name, "in", in);
        parameter.put("required", isRequired);
        parameter.put("schema", JsonSchema.of(kind));
        return parameter;
    }

    private static String operationId(Route route) {
        StringBuilder id = new StringBuilder(route.method().name().toLowerCase(Locale.ROOT));
        for (String part : route.path().replace("{", "").replace("}", "").split("/")) {
            if (!part.isEmpty() && !part.equals("api")) {
                id.append(Character.toUpperCase(part.charAt(0))).append(part.substring(1));
            }
        }
        return id.toString();
    }

    private static Map<String, Object> members(Object... namesAndValues) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            members.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return members;
    }
}
