/** What corruption turns a zone and its borders into. */
package redoubt.whitedeath.corruption;
