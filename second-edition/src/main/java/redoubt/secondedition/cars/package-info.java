/** Cars in the streets: how they drive, what lies in them. */
package redoubt.secondedition.cars;
