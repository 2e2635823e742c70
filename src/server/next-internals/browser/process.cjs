/* Next's polyfill imitates all of Node's `process`; the browser only needs the object to exist. */
module.exports = { env: {} };
