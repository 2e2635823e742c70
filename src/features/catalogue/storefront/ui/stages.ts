type Stage = { unit: 'day' | 'week' | 'month'; from: number; to: number };

const DAYS = { day: 1, week: 7, month: 30 };

/** Counts in months or weeks if every stage begins with one, else in days. */
export function stagesOf(starts: number[], days: number): Stage[] {
  const ends = [...starts.slice(1), days + 1];
  const fits = (unit: 'week' | 'month') =>
    days >= 2 * DAYS[unit] && [...starts, ...ends].every((day) => (day - 1) % DAYS[unit] === 0);
  const unit = (['month', 'week'] as const).find(fits) ?? 'day';
  return starts.map((start, index) => {
    const from = (start - 1) / DAYS[unit] + 1;
    return { unit, from, to: Math.max(from, ((ends[index] ?? start) - 1) / DAYS[unit]) };
  });
}
