/** Goals, rewards and rulings that several missions share. */
package redoubt.whitedeath.mission.rules;
