/** The layouts that have a sample page of their own. The home page shows the public one. */
export const shellNames = ['admin', 'user', 'order', 'empty'] as const;
