/** What is printed in the box: cards, survivor boards, Creature and Nemesis boards, chips, tokens and dice, read from content. */
package redoubt.darkest.print;
