/**
 * Time of the notice and hash of the list that the crew member was told about; the hash is null if they were told that
 * they no longer have a list.
 */
export type Notice = { list: string | null; at: string | null };

/** Matches no list, since the tick was revoked. */
export const withdrawn: Notice = { list: '', at: null };

/** Lists crew who have not been notified of their published list, or that they no longer have one. */
export function toNotify(
  published: Readonly<Record<string, string>>,
  notified: Readonly<Record<string, Notice>>,
): string[] {
  const everybody = new Set([...Object.keys(published), ...Object.keys(notified)]);
  return [...everybody].filter((id) => (published[id] ?? null) !== (notified[id]?.list ?? null));
}
