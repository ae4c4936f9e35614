package redoubt.kernel;

import java.util.List;
import java.util.Optional;

/** What a game module offers, in a {@link GameBox}. */
public interface Game<T> {
    /** The name used on the command line and in journals, such as {@code white-death}. */
    String id();

    String title();

    List<MissionCard> missions();

    /** The house rulings that a group may choose to read differently, in the order of the ledger. */
    default List<Switch> switches() {
        return List.of();
    }

    /** What a group may agree on before a game, besides the house rulings. */
    default List<SettingCard> settings() {
        return List.of();
    }

    /** What is printed on cards and figures, for a client to show. */
    default Optional<Record> catalogue() {
        return Optional.empty();
    }

    /**
     * A fingerprint of everything printed that a mission is played with, such as cards, tiles and its own page, the user's content
     * included; it changes when any value does. A game whose values are all in its code has none.
     */
    default String content(String mission) {
        return Making.NO_CONTENT;
    }

    /** Lays out the table, or refuses with a {@link SetUpRefused}. */
    State<T> setUp(SetUp setUp, Luck luck);

    /** The campaigns in which missions of this game can be played. */
    default List<CampaignCard> campaigns() {
        return List.of();
    }

    /**
     * The set-up of what follows in a campaign when a mission has ended: the next mission if it was won, the same one again if it
     * was lost, with the record as it is then. Empty if the game is not over, is not part of a campaign, or was its last mission.
     */
    default Optional<SetUp> sequel(SetUp setUp, State<T> end) {
        return Optional.empty();
    }

    /** What the campaign has come to by now; empty for a mission that is played alone. */
    default Optional<CampaignView> campaignView(State<T> state) {
        return Optional.empty();
    }

    /** What a seat may do at any time besides answering the question. */
    default List<Interrupt<T>> interrupts(T table, Seat seat) {
        return List.of();
    }

    /**
     * What follows at once from the table as it is, no matter what changed it: a victory, a defeat, a token that falls off. Called
     * after every step that changed the table; it must leave the table alone if nothing needs doing.
     */
    default void settle(Play<T> play) {}

    /** What the people at the table see. Hands are open in cooperative games, so every seat and every guest sees the same. */
    View view(State<T> state);

    /**
     * The view of a state for people who have seen another state of the same game. It equals {@link #view(State)}; what is as it was
     * may be taken from what they have seen, so that comparing the two views takes no longer than what has changed.
     */
    default View view(State<T> state, State<T> before, View seen) {
        return view(state);
    }

    /** What the question on the agenda is about, so that a client can put it into words and highlight it. */
    default List<Mark> about(State<T> state) {
        return List.of();
    }

    /** What an option concerns, in more detail than the option itself gives. */
    default List<Mark> about(Option option) {
        return option.marks();
    }

    /** What wins and what loses, as a checklist that anybody at the table could count; empty if the game keeps none. */
    default List<Aim> aims(State<T> state) {
        return List.of();
    }

    /** Why some of the usual actions are not among the options of the question on the agenda. */
    default List<Obstacle> obstacles(State<T> state) {
        return List.of();
    }

    /**
     * The rule that people should know before they choose an option or an interrupt, because it loses the game or something they
     * still need.
     */
    default Optional<RuleId> warning(State<T> state, Option option) {
        return Optional.empty();
    }

    /** What the other side would do if it acted now, with its reasons; empty in a game without another side. */
    default Optional<Record> forecast(State<T> state) {
        return Optional.empty();
    }

    /** Whether an option involves dice, so that its odds can be asked for. */
    default boolean hasOdds(Option option) {
        return false;
    }

    /** The odds of an option before the dice are rolled; empty if it involves no dice. */
    default Optional<Record> odds(State<T> state, Option option) {
        return Optional.empty();
    }

    /** Who would go where by this option, if it is a step of a walk. */
    default Optional<Pace> pace(State<T> state, Option option) {
        return Optional.empty();
    }

    /** How a step is paid for, if that is what is asked: as anybody would who walks on. */
    default Optional<? extends Option> fare(State<T> state) {
        return Optional.empty();
    }

    /** Where somebody stands who may walk, and what may come of stopping there; nothing that is hidden. */
    default Optional<Standing> standing(State<T> state, String who) {
        return Optional.empty();
    }

    /** The state as a bot may imagine it: whatever nobody has seen is reshuffled, and the luck is different. */
    State<T> imagine(State<T> state, Luck luck);

    /** How well the players stand, from 0 (lost) to 1 (won). */
    double appraise(T table);

    /** What is known about playing this game well. */
    default Sense<T> sense() {
        return Sense.none(this);
    }

    /** The orders that people may give to the bot of this seat now. */
    default List<Order> orders(State<T> state, Seat seat) {
        return List.of();
    }

    /** The round being played, counted from 1. */
    int round(T table);
}
