/** The steps of a diver's link, in order; a product can skip some of them. */
export const readySteps = ['you', 'diving', 'size', 'health', 'waiver', 'flight'] as const;
export type ReadyStep = (typeof readySteps)[number];

/** The steps about a text of the shop, which are asked once the shop has published it. */
export const paperSteps = ['health', 'waiver'] as const satisfies readonly ReadyStep[];
export type PaperStep = (typeof paperSteps)[number];

export const isPaperStep = (step: ReadyStep): step is PaperStep => paperSteps.some((one) => one === step);
