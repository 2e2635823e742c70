import { env } from '@/env';
import type { Shop } from '@/shared/shop/sections';

/** The minutes for which an unpaid order holds its seats: the shop's saved value wins over the environment. */
export const holdMinutesOf = ({ selling }: Pick<Shop, 'selling'>): number => selling.hold_minutes ?? env.HOLD_MINUTES;
