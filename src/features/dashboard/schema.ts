import { spans } from '@/features/dashboard/domain/chart-steps';
import { attentionReasons } from '@/features/orders/domain/attention';
import { z } from '@/shared/schema/zod';

const day = z.iso.date();
const instant = z.iso.datetime();
const count = z.int();

export const trendsInput = z.strictObject({ days: z.literal([...spans]) });
export type TrendsInput = z.infer<typeof trendsInput>;

const figures = { bookings: count, divers: count, revenue: count };

export const trendsView = z.object({
  from: day,
  to: day,
  step: z.enum(['day', 'week', 'month']),
  steps: z.array(z.object({ from: day, to: day, ...figures })),
  total: z.object(figures),
  /** The same figures for the preceding range of equal length. */
  before: z.object(figures),
  products: z.array(z.object({ slug: z.string(), title: z.string(), bookings: count, divers: count, total: count })),
  meals: count,
});
export type TrendsView = z.infer<typeof trendsView>;

export const attentionView = z.object({
  orders: z.object({
    total: count,
    first: z.array(
      z.object({
        uuid: z.uuid(),
        booking_id: z.string(),
        name: z.string(),
        activity_date: day,
        reasons: z.array(z.enum(attentionReasons)),
      }),
    ),
  }),
  unmatched: z.array(
    z.object({
      gateway: z.string(),
      reference: z.string(),
      ours: count,
      theirs: count,
      paid_at: instant,
      order: z.uuid().nullable(),
    }),
  ),
  dead_jobs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      to: z.string().nullable(),
      is_mail: z.boolean(),
      attempts: count,
      last_error: z.string().nullable(),
      created_at: instant,
    }),
  ),
  /** Refunds by other staff that await the reader's approval. */
  approvals: count,
  /** Future days with too few boats or leaders for their bookings. */
  short_days: z.array(day),
  /** Pieces of equipment that tomorrow's packing lists lack. */
  short_equipment: z.object({ date: day, count }),
  messages: z.object({ count, oldest: instant.nullable() }),
});
export type AttentionView = z.infer<typeof attentionView>;

/** The numbers beside the pages of the menu. */
export const waitingCountsView = z.object({
  /** Days of the next two weeks with too few boats or leaders. */
  red_days: count,
  to_confirm: count,
  messages: count,
  /** Crew members with a paper that has run out or soon will. */
  papers: count,
});
export type WaitingCounts = z.infer<typeof waitingCountsView>;

/** The money still to be collected from today's guests. */
export const toCollectView = z.object({ amount: count, orders: count });

export const deadJobInput = z.strictObject({ id: z.string().regex(/^\d{1,18}$/) });
