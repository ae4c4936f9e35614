/** What can happen in the house, for people to see. */
package redoubt.darkest.event;
