import { promisify } from 'node:util';
import { brotliCompress as compressCallback, constants, brotliDecompress as decompressCallback } from 'node:zlib';

const brotliCompress = promisify(compressCallback);
export const decompress = promisify(decompressCallback);

/** Quick enough to wait for, because pages are stored in compressed form only. */
export const QUICK = 5;
/** The smallest that brotli gets; takes fifty times as long. */
export const SMALLEST = constants.BROTLI_MAX_QUALITY;

/**
 * Compresses off the event loop.
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
