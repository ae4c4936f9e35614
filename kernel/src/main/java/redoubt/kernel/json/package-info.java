/** JSON as the project writes it: records by their components, without a library. */
package redoubt.kernel.json;
