/** The layouts that have a sample page of their own. The public one is the home page's. */
export const shellNames = ['admin', 'user', 'order', 'empty'] as const;
