/** The default number of rows on a page of a list. */
export const usualPerPage = 20;
export const mostPerPage = 100;
