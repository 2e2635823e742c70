/** The maximum number of calls in one request from a browser. */
export const mostCallsPerBatch = 10;
