import { createHash } from 'node:crypto';
import { ArchiveFault } from './archive-fault';

/**
 * An archive is a sequence of frames, each a type, the length of its content, and the content. Contents other than data
 * are JSON, so that a reader knows what follows before it arrives.
 */
export const frameTypes = { head: 1, begin: 2, data: 3, end: 4, manifest: 5 } as const;
type FrameType = (typeof frameTypes)[keyof typeof frameTypes];
export type Frame = { type: FrameType; content: Buffer };

const HEADER_BYTES = 5;
/** Larger chunks are split, so that a reader's memory stays flat and a damaged length is noticed. */
const MAX_CONTENT_BYTES = 1 << 20;

const types = new Set<number>(Object.values(frameTypes));

function frame(type: FrameType, content: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt8(type, 0);
  header.writeUInt32BE(content.length, 1);
  return Buffer.concat([header, content]);
}

export const jsonFrame = (type: Exclude<FrameType, 3>, value: unknown): Buffer =>
  frame(type, Buffer.from(JSON.stringify(value)));

export type Sum = { bytes: number; sha256: string };

/** Passes the content on as data frames; returns its size and checksum. */
export async function* dataFrames(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, Sum> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length; at += MAX_CONTENT_BYTES) {
      const part = chunk.subarray(at, at + MAX_CONTENT_BYTES);
      hash.update(part);
      bytes += part.length;
      yield frame(frameTypes.data, part);
    }
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Splits a stream into frames, whatever the sizes of its chunks. */
export async function* readFrames(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  let waiting: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    waiting = waiting.length === 0 ? Buffer.from(chunk) : Buffer.concat([waiting, chunk]);
    let at = 0;
    while (waiting.length - at >= HEADER_BYTES) {
      const [type, length] = [waiting.readUInt8(at), waiting.readUInt32BE(at + 1)];
      if (!types.has(type) || length > MAX_CONTENT_BYTES) throw new ArchiveFault('damaged');
      if (waiting.length - at - HEADER_BYTES < length) break;
      const from = at + HEADER_BYTES;
      yield { type: type as FrameType, content: waiting.subarray(from, from + length) };
      at = from + length;
    }
    waiting = waiting.subarray(at);
  }
  if (waiting.length > 0) throw new ArchiveFault('damaged');
}
