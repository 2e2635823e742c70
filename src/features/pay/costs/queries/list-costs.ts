import { allCosts } from '@/features/pay/costs/data';
import type { CostsView } from '@/features/pay/costs/schema';
import type { Ctx } from '@/server/api/context';

export const listCosts = ({ db }: Pick<Ctx, 'db'>): Promise<CostsView> => allCosts(db);
