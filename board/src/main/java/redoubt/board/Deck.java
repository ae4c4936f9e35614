package redoubt.board;

/** A face-down pile and its discards. */
public record Deck(String name, Pile draw, Pile discard) {
    public Deck withDraw(Pile changed) {
        return new Deck(name, changed, discard);
    }

    public Deck withDiscard(Pile changed) {
        return new Deck(name, draw, changed);
    }
}
