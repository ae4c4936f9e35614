/** What corruption makes of a zone and of its borders. */
package redoubt.whitedeath.corruption;
