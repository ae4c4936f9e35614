/** The rule ledgers: reading them, finding an entry in a language, and which rules are tested and played. */
package redoubt.content.rules;
