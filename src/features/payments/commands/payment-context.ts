import type { Ctx } from '@/server/api/context';

/** Context of payment commands, called by jobs and by customers, who stop waiting at a deadline. */
export type PaymentContext = Pick<Ctx, 'db' | 'now'> & Partial<Pick<Ctx, 'deadline'>>;
