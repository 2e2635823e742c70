/** Something that takes place, as a calendar keeps it. */
export type CalendarEntry = {
  /** The same for everything said about it, so that a calendar changes its entry instead of adding one. */
  uid: string;
  title: string;
  description: string;
  location: string;
  url: string;
  from: Date;
  /** The end; of whole days the first midnight after them. */
  to: Date;
  fullDays: boolean;
  status: 'tentative' | 'confirmed' | 'cancelled';
};
