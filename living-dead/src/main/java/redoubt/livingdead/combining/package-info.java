/** Cards combined into special equipment. */
package redoubt.livingdead.combining;
