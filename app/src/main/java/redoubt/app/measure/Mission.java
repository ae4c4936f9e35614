package redoubt.app.measure;

/** A mission of a game, by their ids. */
public record Mission(String game, String id) {
    static Mission read(String words) {
        int blank = words.indexOf(' ');
        return new Mission(words.substring(0, blank), words.substring(blank + 1));
    }

    @Override
    public String toString() {
        return game + " " + id;
    }
}
