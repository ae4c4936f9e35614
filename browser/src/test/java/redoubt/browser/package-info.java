/** The client in a real browser against the real program. */
package redoubt.browser;
