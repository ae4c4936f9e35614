/** The ghouls' phase: whom they go for, what breakers open, and how more of them appear. */
package redoubt.livingdead.ghouls;
