import { promisify } from 'node:util';
import { brotliCompress as compressCallback, constants, brotliDecompress as decompressCallback } from 'node:zlib';

const brotliCompress = promisify(compressCallback);
export const decompress = promisify(decompressCallback);

/** Quick enough to wait for: a page is stored only compressed. */
export const QUICK = 5;
/** As small as brotli gets, at fifty times the time. */
export const SMALLEST = constants.BROTLI_MAX_QUALITY;

/**
 * Off the event loop.
 * @param {Buffer} text @param {number} quality @returns {Promise<Buffer>}
 */
export const compress = (text, quality) =>
  brotliCompress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    },
  });
