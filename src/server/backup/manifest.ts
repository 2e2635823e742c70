import { z } from 'zod';

/** A release that changes the frames or their meaning raises this number. */
export const ARCHIVE_FORMAT = 1;

/** The first frame: it decides if this release can read the rest. */
export const headView = z.object({
  format: z.int(),
  /** The release that made the backup. */
  app: z.string(),
  created_at: z.iso.datetime(),
  /** The migrations that its tables have. */
  migrations: z.array(z.string()),
});
export type Head = z.infer<typeof headView>;

const table = z.object({
  kind: z.literal('table'),
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
});
const picture = z.object({ kind: z.literal('picture'), name: z.string() });
const secrets = z.object({ kind: z.literal('secrets'), name: z.string() });
export const entryView = z.discriminatedUnion('kind', [table, picture, secrets]);
export type Entry = z.infer<typeof entryView>;
export type TableEntry = z.infer<typeof table>;

export const endView = z.object({ bytes: z.int(), sha256: z.string(), rows: z.int().optional() });
export type End = z.infer<typeof endView>;

/** The last frame: an archive without it is incomplete, and each entry is counted twice. */
export const manifestView = z.object({
  entries: z.array(z.object({ kind: z.string(), name: z.string(), ...endView.shape })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Pictures of the shop's lists whose file was missing. */
  missing_pictures: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestView>;

/** The secrets without which restored data can be neither read nor recognised. */
export const secretsView = z.object({
  NEXTAUTH_SECRET: z.string(),
  DATA_ENCRYPTION_KEY: z.string(),
  DATA_ENCRYPTION_OLD_KEYS: z.array(z.string()),
  SANDBOX_WEBHOOK_SECRET: z.string().optional(),
});
export type ArchiveSecrets = z.infer<typeof secretsView>;
