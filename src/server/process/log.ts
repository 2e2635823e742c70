import pino from 'pino';

export const log = pino({
  redact: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token'],
});
