/** The hash of the list that somebody was told, null for that they have none any more; and when. */
export type Notice = { list: string | null; at: string | null };

/** What nobody can have been told: the tick of a list was taken away again. */
export const withdrawn: Notice = { list: '', at: null };

/** The crew whose published list, or that they have none any more, they have not been told. */
export function toNotify(
  published: Readonly<Record<string, string>>,
  notified: Readonly<Record<string, Notice>>,
): string[] {
  const everybody = new Set([...Object.keys(published), ...Object.keys(notified)]);
  return [...everybody].filter((id) => (published[id] ?? null) !== (notified[id]?.list ?? null));
}
