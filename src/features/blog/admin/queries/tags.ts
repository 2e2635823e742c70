import type { Ctx } from '../../../../server/context';
import { allTags } from '../data';

/** The tags in use, for whoever writes or looks for a post. */
export const tags = ({ db }: Pick<Ctx, 'db'>): Promise<string[]> => allTags(db);
