/** Things that survivors carry without a slot: rounds, fuel, people who cannot walk alone. They stay where their bearer falls. */
package redoubt.secondedition.things;
