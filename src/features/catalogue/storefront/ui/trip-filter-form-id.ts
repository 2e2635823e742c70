/** The id of the form of the listing; the checkboxes on its cards belong to it too. */
export const tripFilterForm = 'trip-filter';
