/** Time that the drawn map waits for the interactive map. */
export const MAP_PATIENCE_MS = 12_000;
