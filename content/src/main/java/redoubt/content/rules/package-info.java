/** The rule ledgers: reading them, finding an entry in a language, and seeing which rules are tested and come up in play. */
package redoubt.content.rules;
