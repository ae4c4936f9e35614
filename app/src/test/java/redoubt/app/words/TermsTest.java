package redoubt.app.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import redoubt.content.rules.RuleFiles;
import redoubt.content.rules.TermBase;

class TermsTest {
    private static final RuleFiles FILES = RuleFiles.onClassPath(TermsTest.class.getClassLoader());

    @ParameterizedTest
    @EnumSource(names = "ENGLISH", mode = EnumSource.Mode.EXCLUDE)
    void rulesAndMessagesCallThingsAsTheTermsDo(Language language) {
        assertThat(TermBase.of(language.code(), FILES).terms()).hasSizeGreaterThan(50);
        assertThat(Terms.misused(language, FILES)).isEmpty();
    }
}
