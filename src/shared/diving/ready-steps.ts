/** The steps of a diver's link, in order; a product can skip some of them. */
export const readySteps = ['you', 'diving', 'size', 'flight'] as const;
export type ReadyStep = (typeof readySteps)[number];
