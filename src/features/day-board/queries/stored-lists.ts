import type { Notice } from '@/features/day-board/domain/to-notify';
import { z } from '@/shared/schema/zod';

const hashes = z.record(z.string(), z.string());
const noticeOf = z.record(z.string(), z.object({ list: z.string().nullable(), at: z.string().nullable() }));

/** The hash of each list as last published; empty before the first publication. */
export const publishedLists = (row: { published: unknown } | null): Record<string, string> =>
  row?.published ? hashes.parse(row.published) : {};

/** The last notice given to each crew member for the day. */
export const notifiedLists = (row: { notified: unknown } | null): Record<string, Notice> =>
  row?.notified ? noticeOf.parse(row.notified) : {};
