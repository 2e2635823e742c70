import pino from 'pino';
import { currentRequestId } from './request-id';

export const log = pino({
  redact: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token'],
  mixin() {
    const requestId = currentRequestId();
    return requestId === undefined ? {} : { requestId };
  },
});
