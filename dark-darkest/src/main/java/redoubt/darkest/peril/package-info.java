/** What befalls the house and those in it: fire, darkness, wounds and death, and what experience is gained. */
package redoubt.darkest.peril;
