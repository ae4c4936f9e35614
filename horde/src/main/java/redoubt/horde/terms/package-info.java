/** The values that hooks are given and return: an attack being prepared, a blow, what may be done now, a verdict. */
package redoubt.horde.terms;
