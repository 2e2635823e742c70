/** The tab a key leads to, wrapping around; null for a key that tabs do not use. */
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
