export const crewRoles = ['guide', 'instructor', 'captain', 'driver'] as const;
export type CrewRole = (typeof crewRoles)[number];

export const employments = ['staff', 'freelance'] as const;

/** Documents with an expiry date. */
export const papers = ['insurance', 'first_aid', 'licence'] as const;
export type Paper = (typeof papers)[number];
