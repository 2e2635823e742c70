import type { Notice } from '@/features/day-board/domain/to-notify';
import { z } from '@/shared/schema/zod';

const hashes = z.record(z.string(), z.string());
const noticeOf = z.record(z.string(), z.object({ list: z.string().nullable(), at: z.string().nullable() }));

/** The hash of each list as it was published last; none before the first time. */
export const publishedLists = (row: { published: unknown } | null): Record<string, string> =>
  row?.published ? hashes.parse(row.published) : {};

/** What each of the crew was told of the day last. */
export const notifiedLists = (row: { notified: unknown } | null): Record<string, Notice> =>
  row?.notified ? noticeOf.parse(row.notified) : {};
