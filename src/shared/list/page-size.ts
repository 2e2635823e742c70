export const usualPerPage = 20;
export const mostPerPage = 100;
