/** The Radioactive expansion: the Reactor and its leak, radiation on tiles, figures and survivors, and its cards. */
package redoubt.darkest.radioactive;
