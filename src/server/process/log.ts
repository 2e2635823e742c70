import pino from 'pino';
import { currentJobId } from './job-id';
import { currentRequestId } from './request-id';

export const log = pino({
  redact: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token'],
  mixin() {
    const [requestId, job] = [currentRequestId(), currentJobId()];
    return { ...(requestId !== undefined && { requestId }), ...(job !== undefined && { job }) };
  },
});
