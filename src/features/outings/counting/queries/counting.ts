import { storedCounting, toCountingView } from '@/features/outings/counting/data';
import type { CountingView } from '@/features/outings/counting/schema';
import type { Ctx } from '@/server/api/context';

export const counting = async ({ db }: Ctx): Promise<CountingView> => toCountingView(await storedCounting(db));
