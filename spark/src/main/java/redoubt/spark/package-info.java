/** Plays grids of games on Apache Spark: {@link redoubt.spark.SparkFarm} lays them out, {@link redoubt.spark.Portion} is one task of it. */
package redoubt.spark;
