/** An event in the form of a calendar entry. */
export type CalendarEntry = {
  /** The same for every version of the entry, so that a calendar updates it instead of adding one. */
  uid: string;
  title: string;
  description: string;
  location: string;
  url: string;
  from: Date;
  /** The end; for full days the first midnight after them. */
  to: Date;
  fullDays: boolean;
  status: 'tentative' | 'confirmed' | 'cancelled';
};
