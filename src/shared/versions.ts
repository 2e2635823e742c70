/** What several people may edit carries when it was changed last, as `updated_at`; that is its version. */
type Versioned = { updatedAt: Date };

/** Whether it is still as somebody saw it. */
export const isVersion = ({ updatedAt }: Versioned, seen: string): boolean => updatedAt.getTime() === Date.parse(seen);

/** Later than the last change, also when two come in the same millisecond or a clock was set back. */
export const nextVersion = (last: Versioned[], now: Date): Date =>
  new Date(Math.max(now.getTime(), ...last.map(({ updatedAt }) => updatedAt.getTime() + 1)));
