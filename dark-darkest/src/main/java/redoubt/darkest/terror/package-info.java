/** The Terror die and the camera checks that roll it. */
package redoubt.darkest.terror;
