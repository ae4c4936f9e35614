/** The two faces of every ID card, Romero and Zombicide, and how survivors turn from one to the other. */
package redoubt.livingdead.faces;
