/** Several servers on Apache Pekko: who is there, and which of them holds which tables. */
package redoubt.cluster;
