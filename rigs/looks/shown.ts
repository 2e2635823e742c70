/** A Wednesday morning on Bali, later than any day of a run: a browser drops cookies that have expired by its clock. */
export const SHOWN = Date.parse('2036-06-11T01:30:00Z');
