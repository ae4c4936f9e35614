/** People who come along: led by a survivor, whom they follow and lend a skill, or waiting alone to be rallied. */
package redoubt.secondedition.companions;
