import type { Ctx } from '@/server/api/context';

/** What commands on payments work with: jobs call them as well as customers, who stop waiting at a deadline. */
export type PaymentContext = Pick<Ctx, 'db' | 'now'> & Partial<Pick<Ctx, 'deadline'>>;
