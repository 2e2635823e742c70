import { allTags } from '@/features/blog/admin/data';
import type { Ctx } from '@/server/api/context';

export const tags = ({ db }: Pick<Ctx, 'db'>): Promise<string[]> => allTags(db);
