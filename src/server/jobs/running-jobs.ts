/** Longer than recording the end of a job takes. */
const RECORDED_AFTER_MS = 60_000;

const endedAt = new Map<string, number>();

export const recordJobStart = (id: string): void => void endedAt.set(id, Number.POSITIVE_INFINITY);
export const recordJobEnd = (id: string): void => void endedAt.set(id, performance.now());

/** The jobs that this process runs, and those whose end may not be recorded yet. */
export function runningJobs(): string[] {
  const recordedBefore = performance.now() - RECORDED_AFTER_MS;
  for (const [id, at] of endedAt) if (at < recordedBefore) endedAt.delete(id);
  return [...endedAt.keys()];
}
