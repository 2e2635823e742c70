export const defaultPerPage = 20;
export const maxPerPage = 100;
