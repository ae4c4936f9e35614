package redoubt.server.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import redoubt.server.schema.Definition.Member;
import redoubt.server.schema.Definition.OneOf;
import redoubt.server.schema.Definition.Shape;
import redoubt.server.schema.Definition.Words;
import redoubt.server.wire.Wire;

/** Writes a vocabulary as JSON Schema, for an OpenAPI document. */
public final class JsonSchema {
    private static final String PLACE = "#/components/schemas/";

    private JsonSchema() {}

    /** Every definition under its name. */
    public static Map<String, Object> all(Vocabulary vocabulary) {
        Map<String, Object> schemas = new LinkedHashMap<>();
        for (Definition definition : vocabulary.definitions()) {
            schemas.put(
                    definition.name(),
                    switch (definition) {
                        case Words words -> Map.of("type", "string", "enum", words.words());
                        case Shape shape -> shape(shape);
                        case OneOf one -> oneOf(one);
                    });
        }
        return schemas;
    }

    /** What may appear in one place of a message. */
    public static Map<String, Object> of(Kind kind) {
        return switch (kind) {
            case Kind.Text _ -> Map.of("type", "string");
            case Kind.Whole _ -> Map.of("type", "integer");
            case Kind.Real _ -> Map.of("type", "number");
            case Kind.Truth _ -> Map.of("type", "boolean");
            case Kind.Anything _ -> Map.of();
            case Kind.Tree _ -> Map.of("type", "object");
            case Kind.Many many -> ordered("type", "array", "items", of(many.item()));
            case Kind.Defined defined -> Map.of("$ref", PLACE + defined.name());
        };
    }

    private static Map<String, Object> shape(Shape shape) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        if (shape.isTagged() && !shape.isPlain()) {
            properties.put(Wire.IS, Map.of("const", shape.name()));
            required.add(Wire.IS);
        }
        for (Member member : shape.members()) {
            properties.put(member.name(), of(member.kind()));
            if (!member.isOptional()) {
                required.add(member.name());
            }
        }
        Map<String, Object> schema = ordered("type", "object", "properties", properties);
        schema.put("required", required);
        return schema;
    }

    private static Map<String, Object> oneOf(OneOf one) {
        return Map.of(
                "oneOf",
                one.records().stream().map(name -> Map.of("$ref", PLACE + name)).toList());
    }

    private static Map<String, Object> ordered(String one, Object first, String other, Object second) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put(one, first);
        members.put(other, second);
        return members;
    }
}
