import { ArchiveFault } from '../../../src/server/backup/archive-fault';
import { type ArchiveSecrets, type Head, type Manifest, secretsView } from '../../../src/server/backup/manifest';
import { readArchive } from '../../../src/server/backup/read-archive';
import { migrationsOnDisk } from '../apply-migrations';
import type { ArchiveSource } from './archive-source';

export type Verified = { head: Head; manifest: Manifest; secrets: ArchiveSecrets };

/** Migrations that these sources lack are those of a later release. */
function requireOwnMigrations({ migrations }: Head): void {
  const existing = new Set(migrationsOnDisk());
  if (migrations.length === 0 || migrations.some((name) => !existing.has(name))) throw new ArchiveFault('newer');
}

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads the archive to its end before anything is changed: its version, every checksum, and that nothing is missing. */
export async function verifyArchive(
  source: ArchiveSource,
  identity: string,
  report: (progress: string) => void,
): Promise<Verified> {
  let head: Head | undefined;
  let secrets: ArchiveSecrets | undefined;
  let bytes = 0;
  const manifest = await readArchive(identity, await source.open(), {
    head(read) {
      requireOwnMigrations(read);
      head = read;
    },
    async entry({ kind }, content) {
      if (kind === 'secrets') {
        const text = await textOf(content);
        secrets = secretsView.parse(JSON.parse(text));
        return null;
      }
      for await (const chunk of content) {
        bytes += chunk.length;
        report(`${Math.round(bytes / 1e6)} MB checked`);
      }
      return null;
    },
  });
  if (!head || !secrets) throw new ArchiveFault('damaged');
  return { head, manifest, secrets };
}
