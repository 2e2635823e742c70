/** `needs_us` while staff must look at it, and `open` while the diver must. */
export type PaperState = 'open' | 'done' | 'needs_us';
