/** The program: where it starts. */
package redoubt.app;
