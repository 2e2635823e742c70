import { constants } from 'node:zlib';
import compression from 'compression';
import type { Step } from './step';

// A page contains most texts twice, in the markup and for React; a match window of 2^18 bytes spans both.
const compressAnswer = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  filter(request, response) {
    // Next sets the Content-Type of an API answer as a list of one, which the package does not recognise.
    const type = response.getHeader('Content-Type');
    if (Array.isArray(type) && type[0]) response.setHeader('Content-Type', type[0]);
    return compression.filter(request, response);
  },
});

/** Answers in the smallest form the browser accepts. Next supports gzip only. */
export const compress: Step = (request, response, next) => {
  compressAnswer(request, response, () => {});
  return next();
};
