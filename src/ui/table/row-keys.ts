/** The row that a key leads to; null for a key that rows do not use. */
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
