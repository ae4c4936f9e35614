/** The house: twenty tiles in four rows and five columns, their rooms, doors and corners, and how one walks and sees in it. */
package redoubt.darkest.house;
