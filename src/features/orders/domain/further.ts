type Item = { state: 'booked' | 'off' };

/** Counts an order's items besides the one shown; ended items count only when all have ended. */
export function furtherItems(items: readonly Item[]): number {
  const booked = items.filter(({ state }) => state === 'booked').length;
  return (booked || items.length) - 1;
}

/** The title of the shown item with the number of others: 'Wreck day + 2'. */
export const titleWithMore = (title: string, more: number): string => (more > 0 ? `${title} +\u00a0${more}` : title);
