import { allTags } from '@/features/blog/admin/data';
import type { Ctx } from '@/server/api/context';

/** The tags in use, for whoever writes or looks for a post. */
export const tags = ({ db }: Pick<Ctx, 'db'>): Promise<string[]> => allTags(db);
