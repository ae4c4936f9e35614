package redoubt.kernel;

/** The answer to a question, on its way to being carried out. */
public record Answer<T, O extends Option>(Question<T, O> question, O chosen) implements Effect<T> {
    @Override
    public void happen(Play<T> play) {
        question.answer(chosen, play);
    }
}
