/** Event on a page that reloads because its session ended: what is typed there is saved, so nobody is asked first. */
export const ACCESS_OVER = 'segara:access-over';
