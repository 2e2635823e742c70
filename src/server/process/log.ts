import pino from 'pino';

/** Structured lines on standard output; secrets and people's data are never passed in. */
export const log = pino({
  redact: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token'],
});
