/** The maximum number of calls in one request from a browser. */
export const maxCallsPerBatch = 10;
