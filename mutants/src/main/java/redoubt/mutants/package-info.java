/**
 * Breaks rules by machine: changes the code and the content of the rules modules in one place at a time, runs the tests of the family
 * and of its games against each change, and reports the changes that no test notices.
 */
package redoubt.mutants;
