/** Which tab a key leads to from this one, round and round, or null when the key means nothing to tabs. */
export function tabAfterKey(key: string, tab: number, tabs: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (tab + 1) % tabs;
    case 'ArrowLeft':
      return (tab + tabs - 1) % tabs;
    case 'Home':
      return 0;
    case 'End':
      return tabs - 1;
    default:
      return null;
  }
}
