/** Time that the drawn map waits for the interactive one. */
export const MAP_PATIENCE_MS = 12_000;
