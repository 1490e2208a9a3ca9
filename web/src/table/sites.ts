/** With so many buildings in a town the game ends. */
export const SITES = 12;

/** From so many on the end is near. */
export const NEAR_END = 9;
