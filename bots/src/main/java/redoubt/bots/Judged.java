package redoubt.bots;

import redoubt.kernel.Option;

/**
 * What trying an option out has shown.
 *
 * @param chance the chance of winning after it, from 0 to 1
 * @param error the standard error of that chance
 * @param samples in how many imagined futures it was tried; none if it was not worth a try
 */
public record Judged(Option option, double chance, double error, int samples) {}
