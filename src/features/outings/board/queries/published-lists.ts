import { z } from '@/shared/schema/zod';

const hashes = z.record(z.string(), z.string());

/** The hash of each list as it was published last; none before the first time. */
export const publishedLists = (row: { published: unknown } | null): Record<string, string> =>
  row?.published ? hashes.parse(row.published) : {};
