import { moonPhases, type SeaView } from '@/features/availability/sea/schema';
import { type Day, dayAt } from '@/shared/time/days';
import { moonPhaseTable } from './moon-phase-table';

type MoonDay = SeaView['moon'][number];

const moonDays: readonly MoonDay[] = moonPhaseTable
  .trim()
  .split(/\s+/)
  .flatMap((moment, count) => {
    const phase = moonPhases[count % moonPhases.length];
    return phase ? [{ date: dayAt(new Date(`${moment}Z`)), phase }] : [];
  });

/** Days in this inclusive range that have a principal phase by the shop's clock. */
export const moonDaysWithin = (from: Day, to: Day): MoonDay[] =>
  moonDays.filter(({ date }) => from <= date && date <= to);
