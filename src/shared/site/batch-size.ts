/** How many calls a browser may send in one request. */
export const mostCallsPerBatch = 10;
