import { ACCOUNTING, because, type Fate, ID, MOMENT, ONE_OF_FEW } from './fates';

/** The tables of the till: counts and notes by staff, which name no guest. */
export const fatesOfTill: Readonly<Record<string, Fate>> = {
  cash_reports: {
    blanked: [],
    stays: {
      ...because(ID, 'id', 'closed_by_id'),
      ...because(MOMENT, 'date', 'closed_at'),
      ...because(ACCOUNTING, 'expected', 'counted', 'left_in_till'),
      note: 'what the staff wrote about a difference of the till',
    },
  },
  cash_report_entries: { blanked: [], stays: because(ID, 'entry_id', 'report_id') },
  till_entries: {
    blanked: [],
    stays: {
      ...because(ID, 'id', 'reverses_id', 'recorded_by_id'),
      ...because(MOMENT, 'at'),
      kind: ONE_OF_FEW,
      amount: ACCOUNTING,
      reason: 'what the staff wrote about cash that is of no order',
    },
  },
  till_report_entries: { blanked: [], stays: because(ID, 'entry_id', 'report_id') },
  till_counts: {
    blanked: [],
    stays: {
      ...because(ID, 'id', 'counted_by_id'),
      ...because(MOMENT, 'date', 'counted_at'),
      ...because(ACCOUNTING, 'expected', 'counted', 'left_in_till'),
      note: 'what the staff wrote about a difference of the till',
    },
  },
};
