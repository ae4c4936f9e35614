/** The values in which hooks are asked and answer: an attack being prepared, a blow, what may be done now, a verdict. */
package redoubt.horde.terms;
