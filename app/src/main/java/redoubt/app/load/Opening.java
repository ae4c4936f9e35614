package redoubt.app.load;

import java.util.random.RandomGenerator;

/** How a table is opened under load: it is laid out, and people sit down at it. */
interface Opening {
    LoadTable open(RandomGenerator random);
}
