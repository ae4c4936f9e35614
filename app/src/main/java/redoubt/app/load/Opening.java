package redoubt.app.load;

import java.util.random.RandomGenerator;

/** How a table comes to be under load: it is laid out, and people sit down at it. */
interface Opening {
    LoadTable open(RandomGenerator random);
}
