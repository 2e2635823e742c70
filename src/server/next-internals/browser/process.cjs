/* Next's own imitates all of Node's `process`; the browser only needs it to be there. */
module.exports = { env: {} };
