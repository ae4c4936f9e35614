/** Quick measurements of how fast games are played and what the kernel costs. */
package redoubt.app.measure;
