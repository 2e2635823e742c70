import { compress } from './compression';
import { encryptTo } from './encryption';
import { dataFrames, frameTypes, jsonFrame } from './frames';
import { ARCHIVE_FORMAT, type ArchiveSecrets, type End, type Entry, type Head, type Manifest } from './manifest';
import { Snapshot } from './snapshot';

export type ArchiveSource = {
  databaseUrl: string;
  app: string;
  createdAt: Date;
  secrets: ArchiveSecrets;
  readPicture(key: string): Promise<Uint8Array | null>;
  /** Receives the share of the work done so far, from 0 to 1. */
  report(share: number): void;
};

/** A picture counts as much as its usual size, so that the share grows evenly. */
const PICTURE_BYTES = 100_000;

const once = async function* (content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
};

/** Writes one entry; returns its size and checksum. */
async function* entryFrames(
  entry: Entry,
  content: AsyncIterable<Uint8Array>,
  rows?: () => number,
): AsyncGenerator<Buffer, End> {
  yield jsonFrame(frameTypes.begin, entry);
  const sum = yield* dataFrames(content);
  const end = { ...sum, ...(rows && { rows: rows() }) };
  yield jsonFrame(frameTypes.end, end);
  return end;
}

async function* framesOf(snapshot: Snapshot, source: ArchiveSource): AsyncGenerator<Buffer> {
  const { app, createdAt, secrets, readPicture, report } = source;
  const head: Head = {
    format: ARCHIVE_FORMAT,
    app,
    created_at: createdAt.toISOString(),
    migrations: await snapshot.migrations(),
  };
  yield jsonFrame(frameTypes.head, head);

  const manifest: Manifest = { entries: [], sequences: await snapshot.sequences(), missing_pictures: [] };
  const list = ({ kind, name }: Entry, end: End) => void manifest.entries.push({ kind, name, ...end });
  const ownSecrets: Entry = { kind: 'secrets', name: 'secrets' };
  list(ownSecrets, yield* entryFrames(ownSecrets, once(Buffer.from(JSON.stringify(secrets)))));

  const [tables, keys] = [await snapshot.tables(), await snapshot.pictureKeys()];
  const all = tables.reduce((sum, { storedBytes }) => sum + storedBytes, 0) + keys.length * PICTURE_BYTES;
  let done = 0;
  const advance = (by: number) => {
    done += by;
    report(done / all);
  };

  for (const { storedBytes, ...table } of tables) {
    const rows = snapshot.rowsOf(table);
    list(table, yield* entryFrames(table, rows, () => rows.rowCount));
    advance(storedBytes);
  }
  for (const name of keys) {
    const bytes = await readPicture(name);
    const picture: Entry = { kind: 'picture', name };
    if (bytes) list(picture, yield* entryFrames(picture, once(bytes)));
    else manifest.missing_pictures.push(name);
    advance(PICTURE_BYTES);
  }
  yield jsonFrame(frameTypes.manifest, manifest);
}

/** Streams one encrypted archive to `write`, and returns what that returns. */
export const writeArchive = <T>(
  source: ArchiveSource,
  recipients: readonly string[],
  write: (archive: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> =>
  Snapshot.open(source.databaseUrl, (snapshot) => write(encryptTo(recipients, compress(framesOf(snapshot, source)))));
