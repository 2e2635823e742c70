/** An event in the form of a calendar entry. */
export type CalendarEntry = {
  /** Identical in every version of the entry, so that a calendar updates the entry instead of adding another. */
  uid: string;
  title: string;
  description: string;
  location: string;
  url: string;
  from: Date;
  /** The end; for full days, the first midnight after them. */
  to: Date;
  fullDays: boolean;
  status: 'tentative' | 'confirmed' | 'cancelled';
};
