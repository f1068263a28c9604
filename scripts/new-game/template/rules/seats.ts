/** How many may play: told on the card too. */

export const seats = { min: 2, max: 2 } as const;
