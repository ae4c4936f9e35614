/** Hours of load with every fault that can be made at will; at the end nothing acknowledged is lost and everybody is in step. */
package redoubt.soak;
