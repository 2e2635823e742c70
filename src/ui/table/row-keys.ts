/** Which row a key leads to from this one, or null when the key means nothing to rows. */
export function rowAfterKey(key: string, row: number, rows: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(row + 1, rows - 1);
    case 'ArrowUp':
      return Math.max(row - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return rows - 1;
    default:
      return null;
  }
}
