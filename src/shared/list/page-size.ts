/** How many rows a page of a list has, unless somebody wants more or fewer. */
export const usualPerPage = 20;
export const mostPerPage = 100;
