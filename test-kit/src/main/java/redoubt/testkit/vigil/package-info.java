/**
 * A tiny game in several versions of its code, the way a program changes between two releases: what one version stores, another
 * opens.
 */
package redoubt.testkit.vigil;
