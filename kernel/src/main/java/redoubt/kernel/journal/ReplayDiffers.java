package redoubt.kernel.journal;

/** A journal does not replay as recorded: something else is offered, or a choice is no longer offered. */
public final class ReplayDiffers extends RuntimeException {
    private final Parting parting;

    public ReplayDiffers(Parting parting) {
        super(parting.toString());
        this.parting = parting;
    }

    /** Where the games part. */
    public Parting parting() {
        return parting;
    }
}
