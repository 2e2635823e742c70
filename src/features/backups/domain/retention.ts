import { type Day, dayAt } from '@/shared/time/days';
import { monthOf, weekOf } from '@/shared/time/month';

export type Keep = { daily: number; weekly: number; monthly: number };
type Dated = { name: string; at: Date };

/** The newest backup of each of the latest spans that have one. */
function newestOfEach(newestFirst: readonly Dated[], spanOf: (day: Day) => string, most: number): string[] {
  const bySpan = new Map<string, string>();
  for (const { name, at } of newestFirst) {
    const span = spanOf(dayAt(at));
    if (!bySpan.has(span)) bySpan.set(span, name);
  }
  return [...bySpan.values()].slice(0, most);
}

/** The names of the backups that are kept: the newest of so many days, weeks and months, in the shop's calendar. */
export function backupsToKeep(backups: readonly Dated[], { daily, weekly, monthly }: Keep): Set<string> {
  const newestFirst = [...backups].sort((one, other) => other.at.getTime() - one.at.getTime());
  return new Set([
    ...newestOfEach(newestFirst, (day) => day, Math.max(1, daily)),
    ...newestOfEach(newestFirst, (day) => weekOf(day).from, weekly),
    ...newestOfEach(newestFirst, monthOf, monthly),
  ]);
}
