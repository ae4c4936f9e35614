package redoubt.server.schema;

import java.util.ArrayList;
import java.util.List;
import redoubt.server.schema.Definition.Member;
import redoubt.server.schema.Definition.OneOf;
import redoubt.server.schema.Definition.Shape;
import redoubt.server.schema.Definition.Words;

/** Writes a vocabulary as TypeScript, laid out as the client's formatter would. */
public final class TypeScript {
    private static final int LINE = 120;
    private static final String HEAD =
            "// Generated from the Java records; `./redoubt test -Dprotocol=write` writes it anew.\n";

    private TypeScript() {}

    /** The text of a file with these definitions. */
    public static String file(Vocabulary vocabulary) {
        return file(vocabulary, "");
    }

    /** The text of a file with these definitions after some lines of its own. */
    public static String file(Vocabulary vocabulary, String lines) {
        StringBuilder out = new StringBuilder(HEAD);
        out.append(lines.isEmpty() ? "" : "\n" + lines);
        List<Definition> all = vocabulary.definitions();
        List<String> shared = all.stream()
                .filter(definition -> definition instanceof Shape shape && shape.isTagged() && shape.isPlain())
                .map(Definition::name)
                .toList();
        for (Definition definition : all) {
            out.append('\n')
                    .append(
                            switch (definition) {
                                case Words words ->
                                    union(
                                            words.name(),
                                            words.words().stream()
                                                    .map(TypeScript::quoted)
                                                    .toList());
                                case Shape shape -> shape(shape);
                                case OneOf one -> union(one.name(), tagged(one.records(), shared));
                            });
        }
        return out.toString();
    }

    private static List<String> tagged(List<String> records, List<String> shared) {
        List<String> names = new ArrayList<>();
        for (String name : records) {
            names.add(shared.contains(name) ? "({ is: " + quoted(name) + " } & " + name + ")" : name);
        }
        return names;
    }

    /** On one line if it fits there, else on the next line, else one choice per line, as the formatter of the client has it. */
    private static String union(String name, List<String> choices) {
        String head = "export type " + name + " =";
        String all = String.join(" | ", choices) + ";";
        if (head.length() + 1 + all.length() <= LINE) {
            return head + " " + all + "\n";
        }
        return 2 + all.length() <= LINE
                ? head + "\n  " + all + "\n"
                : head + "\n  | " + String.join("\n  | ", choices) + ";\n";
    }

    private static String shape(Shape shape) {
        boolean saysWhich = shape.isTagged() && !shape.isPlain();
        if (shape.members().isEmpty() && !saysWhich) {
            return "export type " + shape.name() + " = Record<string, never>;\n";
        }
        StringBuilder out = new StringBuilder("export interface " + shape.name() + " {\n");
        if (saysWhich) {
            out.append("  is: ").append(quoted(shape.name())).append(";\n");
        }
        for (Member member : shape.members()) {
            out.append("  ").append(member.name()).append(member.isOptional() ? "?: " : ": ");
            out.append(type(member.kind())).append(";\n");
        }
        return out.append("}\n").toString();
    }

    private static String type(Kind kind) {
        return switch (kind) {
            case Kind.Text _ -> "string";
            case Kind.Whole _, Kind.Real _ -> "number";
            case Kind.Truth _ -> "boolean";
            case Kind.Anything _ -> "unknown";
            case Kind.Tree _ -> "Record<string, unknown>";
            case Kind.Many many -> type(many.item()) + "[]";
            case Kind.Defined defined -> defined.name();
        };
    }

    private static String quoted(String word) {
        return "'" + word + "'";
    }
}
