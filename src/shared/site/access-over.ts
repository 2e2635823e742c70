/** Fired on a page that reloads because its session expired: the draft is saved, so no confirmation is asked for. */
export const ACCESS_OVER = 'segara:access-over';
