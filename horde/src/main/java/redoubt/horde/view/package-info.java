/** What the people at the table see of it. */
package redoubt.horde.view;
