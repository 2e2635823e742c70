/** Milliseconds after which a test counts as hanging: a correct test may take many times as long on a busy machine. */
export const HANGING_MS = 600_000;
