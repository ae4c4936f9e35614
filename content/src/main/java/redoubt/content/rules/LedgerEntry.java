package redoubt.content.rules;

import java.util.List;

/** One rule of a ledger: its id, its chapter, its text and where that text comes from. */
public record LedgerEntry(String id, String chapter, String text, List<Source> sources, int line, boolean isRemark) {
    public LedgerEntry {
        sources = List.copyOf(sources);
    }

    LedgerEntry translated(LedgerEntry translation) {
        return new LedgerEntry(id, translation.chapter, translation.text, sources, translation.line, isRemark);
    }
}
