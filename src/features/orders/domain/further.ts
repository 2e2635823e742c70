type Item = { state: 'booked' | 'off' };

/** How many items an order has besides the one it shows; those that are off count only when all of them are. */
export function furtherItems(items: readonly Item[]): number {
  const booked = items.filter(({ state }) => state === 'booked').length;
  return (booked || items.length) - 1;
}

/** The title of the shown item, and how many more there are: 'Wreck day + 2'. */
export const titleWithMore = (title: string, more: number): string => (more > 0 ? `${title} +\u00a0${more}` : title);
