/** Benchmarks of the kernel, run by hand; the README says how. */
package redoubt.bench;
