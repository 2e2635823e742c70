/** The hash of the list a crew member was notified of, null when that was having none any more; and the time. */
export type Notice = { list: string | null; at: string | null };

/** Matches no list, since the tick was revoked. */
export const withdrawn: Notice = { list: '', at: null };

/** The crew who have not been notified of their published list, or of having none any more. */
export function toNotify(
  published: Readonly<Record<string, string>>,
  notified: Readonly<Record<string, Notice>>,
): string[] {
  const everybody = new Set([...Object.keys(published), ...Object.keys(notified)]);
  return [...everybody].filter((id) => (published[id] ?? null) !== (notified[id]?.list ?? null));
}
