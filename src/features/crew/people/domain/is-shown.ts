export type Showing = { shownOnSite: boolean; active: boolean };

/** Guests see those who agreed, for as long as they work for the shop. */
export const isShown = ({ shownOnSite, active }: Showing): boolean => shownOnSite && active;
