/** What objective cards and notes may say: one record for each thing that they make happen. */
package redoubt.secondedition.objective.effect;
