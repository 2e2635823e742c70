import { pipeline, Readable } from 'node:stream';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { ArchiveFault } from './archive-fault';

const chunkSize = 64 * 1024;

/** Favours speed, because a backup runs beside visitors. */
export const compress = (plain: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> =>
  pipeline(Readable.from(plain), createGzip({ level: constants.Z_BEST_SPEED, chunkSize }), () => {});

export async function* decompress(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  // The iteration reports the error that ends the pipeline.
  const plain = pipeline(Readable.from(packed), createGunzip({ chunkSize }), () => {});
  try {
    yield* plain;
  } catch (cause) {
    throw cause instanceof ArchiveFault ? cause : new ArchiveFault('damaged', { cause });
  }
}
