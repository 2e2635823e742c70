import { env } from '@/env';
import type { Shop } from '@/shared/shop/sections';

/** How long an unpaid order holds its seats: what the shop has saved wins over the environment. */
export const holdMinutesOf = ({ selling }: Pick<Shop, 'selling'>): number => selling.hold_minutes ?? env.HOLD_MINUTES;
