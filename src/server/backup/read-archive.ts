import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { ArchiveFault } from './archive-fault';
import { decompress } from './compression';
import { decryptWith } from './encryption';
import { type Frame, frameTypes, readFrames } from './frames';
import {
  ARCHIVE_FORMAT,
  type End,
  type Entry,
  endView,
  entryView,
  type Head,
  headView,
  type Manifest,
  manifestView,
} from './manifest';

/** Receives the parts of an archive in their order. */
export type ArchiveReader = {
  head(head: Head): Promise<void> | void;
  /** Must read the content to its end; returns the number of stored rows, or null when it stores none. */
  entry(entry: Entry, content: AsyncIterable<Uint8Array>): Promise<number | null>;
};

function parse<View extends z.ZodType>(view: View, { content }: Frame): z.output<View> {
  try {
    return view.parse(JSON.parse(content.toString('utf8')));
  } catch (cause) {
    throw new ArchiveFault('damaged', { cause });
  }
}

/** Throws `newer` before anything of a later format is interpreted. */
function parseHead(frame: Frame): Head {
  const head = parse(headView.loose(), frame);
  if (head.format > ARCHIVE_FORMAT) throw new ArchiveFault('newer');
  return headView.parse(head);
}

const damaged = (): never => {
  throw new ArchiveFault('damaged');
};

class EntryReader {
  private readonly hash = createHash('sha256');
  private bytes = 0;
  end: Frame | undefined;

  constructor(private readonly frames: AsyncIterator<Frame>) {}

  async *content(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const { value: frame, done } = await this.frames.next();
      if (done) return damaged();
      if (frame.type !== frameTypes.data) {
        this.end = frame;
        return;
      }
      this.hash.update(frame.content);
      this.bytes += frame.content.length;
      yield frame.content;
    }
  }

  /** Compares what was read and stored with the size, checksum and rows that the archive states. */
  check(stored: number | null): End {
    if (this.end?.type !== frameTypes.end) return damaged();
    const end = parse(endView, this.end);
    const isIntact = end.bytes === this.bytes && end.sha256 === this.hash.digest('hex');
    const isCounted = stored === null || stored === end.rows;
    return isIntact && isCounted ? end : damaged();
  }
}

/** Reads an archive, checks every checksum and that nothing is missing, and returns its manifest. */
export async function readArchive(
  identity: string,
  encrypted: AsyncIterable<Uint8Array>,
  reader: ArchiveReader,
): Promise<Manifest> {
  const frames = readFrames(decompress(decryptWith(identity, encrypted)));
  const next = async (): Promise<Frame> => (await frames.next()).value ?? damaged();
  try {
    const first = await next();
    if (first.type !== frameTypes.head) return damaged();
    await reader.head(parseHead(first));
    const read: Manifest['entries'] = [];
    let frame = await next();
    for (; frame.type === frameTypes.begin; frame = await next()) {
      const entry = parse(entryView, frame);
      const own = new EntryReader(frames);
      const stored = await reader.entry(entry, own.content());
      read.push({ kind: entry.kind, name: entry.name, ...own.check(stored) });
    }
    if (frame.type !== frameTypes.manifest) return damaged();
    const manifest = parse(manifestView, frame);
    // The end of the stream authenticates the last part.
    if (!(await frames.next()).done || !isDeepStrictEqual(manifest.entries, read)) return damaged();
    return manifest;
  } finally {
    await frames.return(undefined);
  }
}
