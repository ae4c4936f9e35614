package redoubt.app.words;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import redoubt.content.rules.HowToPlay;
import redoubt.content.rules.Ledger;
import redoubt.content.rules.Ledgers;
import redoubt.content.rules.RuleFiles;
import redoubt.content.rules.TermBase;

/** Whether the messages and the rules in a language call things as its term base does. */
public final class Terms {
    private Terms() {}

    public static List<TermBase.Misuse> misused(Language language, RuleFiles files) {
        List<TermBase.Translated> texts = new ArrayList<>(TermBase.entries(language.code(), files));
        for (String file : messageFiles(files)) {
            Map<String, String> translated = MessageFiles.file(language, file);
            MessageFiles.file(Language.ENGLISH, file).forEach((key, english) -> {
                if (translated.containsKey(key) && !key.equals(MessageFiles.FAMILY)) {
                    texts.add(new TermBase.Translated(
                            file,
                            key,
                            Message.read(english).text(),
                            Message.read(translated.get(key)).text()));
                }
            });
        }
        Ledgers.english(files).ledgers().forEach(ledger -> texts.addAll(pages(ledger.game(), language, files)));
        return TermBase.of(language.code(), files).misuses(texts);
    }

    /** The page on how to play a game, part by part. */
    private static List<TermBase.Translated> pages(String game, Language language, RuleFiles files) {
        List<TermBase.Translated> texts = new ArrayList<>();
        Optional<HowToPlay> english = HowToPlay.of(game, Language.ENGLISH.code(), files);
        Optional<HowToPlay> page = HowToPlay.of(game, language.code(), files);
        for (int i = 0; page.isPresent() && i < page.get().parts().size(); i++) {
            HowToPlay.Part part = page.get().parts().get(i);
            HowToPlay.Part original = english.orElseThrow().parts().get(i);
            texts.add(new TermBase.Translated(game, "how to play, " + part.title(), original.text(), part.text()));
        }
        return texts;
    }

    /** The files of the interface, of every game that has a ledger, and of their families, with what teaches them. */
    private static Set<String> messageFiles(RuleFiles files) {
        Set<String> names = new LinkedHashSet<>(List.of("interface", "terminal"));
        for (Ledger ledger : Ledgers.english(files).ledgers()) {
            addOf(ledger.game(), names);
            Optional.ofNullable(
                            MessageFiles.file(Language.ENGLISH, ledger.game()).get(MessageFiles.FAMILY))
                    .ifPresent(family -> addOf(family, names));
        }
        return names;
    }

    private static void addOf(String name, Set<String> names) {
        names.addAll(List.of(name, "terminal-" + name, "tips-" + name, "guide-" + name));
    }
}
