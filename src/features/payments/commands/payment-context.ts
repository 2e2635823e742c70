import type { Ctx } from '@/server/api/context';

/** The context of payment commands, which jobs call as well as customers; customers stop waiting at a deadline. */
export type PaymentContext = Pick<Ctx, 'db' | 'now'> & Partial<Pick<Ctx, 'deadline'>>;
