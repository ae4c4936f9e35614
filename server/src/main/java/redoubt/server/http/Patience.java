package redoubt.server.http;

import redoubt.server.session.Bucket;

/** How long the table bears with a client that sends too fast: a message that is in time now and then makes up for one that was not. */
final class Patience {
    /** This many messages too fast are too many. */
    private static final int MOST = 100;

    private final Bucket bucket;
    private int hasty;

    Patience(Bucket bucket) {
        this.bucket = bucket;
    }

    /** Whether a message is in time. */
    boolean allows() {
        boolean isInTime = bucket.take();
        hasty = isInTime ? Math.max(0, hasty - 1) : hasty + 1;
        return isInTime;
    }

    /** Whether the client should be sent away. */
    boolean isOver() {
        return hasty >= MOST;
    }
}
