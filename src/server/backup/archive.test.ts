import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ArchiveFault } from './archive-fault';
import { compress } from './compression';
import { encryptTo, newIdentity, recipientOf } from './encryption';
import { dataFrames, frameTypes, jsonFrame, readFrames } from './frames';
import { readArchive } from './read-archive';

const head = { format: 1, app: '1.0.0', created_at: '2026-11-30T18:10:00.000Z', migrations: ['0_baseline'] };
const entry = { kind: 'picture', name: 'manta.webp' } as const;
const picture = Buffer.from('a manta over Crystal Bay '.repeat(20_000));

type Change = { head?: object; end?: object; manifest?: object };

async function* frames({ head: otherHead, end: otherEnd, manifest: otherManifest }: Change = {}) {
  yield jsonFrame(frameTypes.head, { ...head, ...otherHead });
  yield jsonFrame(frameTypes.begin, entry);
  const sum = yield* dataFrames(chunksOf(picture, 7_000));
  yield jsonFrame(frameTypes.end, { ...sum, ...otherEnd });
  const manifest = { entries: [{ ...entry, ...sum, ...otherEnd }], sequences: [], missing_pictures: [] };
  yield jsonFrame(frameTypes.manifest, { ...manifest, ...otherManifest });
}

async function* chunksOf(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function arrayOf<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
}

const bytesOf = async (stream: AsyncIterable<Uint8Array>) => Buffer.concat(await arrayOf(stream));

async function archive(change: Change = {}) {
  const [owner, installation] = await Promise.all([newIdentity(), newIdentity()]);
  const recipients = await Promise.all([recipientOf(owner), recipientOf(installation)]);
  return { owner, installation, bytes: await bytesOf(encryptTo(recipients, compress(frames(change)))) };
}

/** Reads an archive in chunks of an odd size; returns the picture in it. */
async function read(identity: string, bytes: Uint8Array) {
  let found = Buffer.alloc(0);
  const manifest = await readArchive(identity, chunksOf(bytes, 1_001), {
    head: () => {},
    async entry(_, content) {
      found = await bytesOf(content);
      return null;
    },
  });
  return { found, manifest };
}

const faultOf = async (reading: Promise<unknown>) =>
  reading.then(
    () => 'none',
    (error: unknown) => (error instanceof ArchiveFault ? error.kind : error),
  );

describe('an archive', () => {
  test('is read with either of its two keys', async () => {
    const { owner, installation, bytes } = await archive();
    for (const key of [owner, installation]) expect((await read(key, bytes)).found.equals(picture)).toBe(true);
  });

  test('is refused with any other key', async () => {
    const { bytes } = await archive();
    expect(await faultOf(read(await newIdentity(), bytes))).toBe('wrong_key');
    expect(await faultOf(read('AGE-SECRET-KEY-of-the-shop', bytes))).toBe('wrong_key');
  });

  test('is refused when any part of its end is missing', async () => {
    const { owner, bytes } = await archive();
    for (const missing of [1, 16, 200, bytes.length - 300])
      expect(await faultOf(read(owner, bytes.subarray(0, bytes.length - missing)))).toBe('damaged');
  });

  test('is refused when a byte has changed', async () => {
    const { owner, bytes } = await archive();
    bytes[bytes.length - 500] = (bytes[bytes.length - 500] ?? 0) ^ 1;
    expect(await faultOf(read(owner, bytes))).toBe('damaged');
  });

  test.each<[string, Change, string]>([
    ['of a later format', { head: { format: 2 } }, 'newer'],
    ['with a wrong checksum', { end: { sha256: 'f00' } }, 'damaged'],
    ['with a wrong size', { end: { bytes: 12 } }, 'damaged'],
    ['whose manifest lists another entry', { manifest: { entries: [] } }, 'damaged'],
  ])('%s is refused', async (_, change, fault) => {
    const { owner, bytes } = await archive(change);
    expect(await faultOf(read(owner, bytes))).toBe(fault);
  });

  test('is not a backup when it is any other file', async () => {
    expect(await faultOf(read(await newIdentity(), Buffer.from('PK some zip file')))).toBe('not_a_backup');
  });
});

test('readFrames finds the same frames however the stream is cut', async () => {
  const all = await bytesOf(frames());
  const textOf = async (size: number) =>
    (await arrayOf(readFrames(chunksOf(all, size)))).map(({ type, content }) => `${type} ${content.toString('hex')}`);
  const uncut = (await textOf(all.length)).join();
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1_000, max: 90_000 }), async (size) => {
      expect((await textOf(size)).join() === uncut).toBe(true);
    }),
    { numRuns: 10 },
  );
});
