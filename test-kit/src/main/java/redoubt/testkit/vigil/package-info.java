/**
 * A tiny game in several versions of its code, as a program changes between two releases: what is kept by one version is opened by
 * another.
 */
package redoubt.testkit.vigil;
