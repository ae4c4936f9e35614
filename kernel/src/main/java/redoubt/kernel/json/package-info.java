/** JSON as the project writes and reads it, without a library. */
package redoubt.kernel.json;
