import { ledgerKinds } from '@/features/payments/schema';
import { endlessFields, maxCounted, pageOf } from '@/shared/list/pages';
import { gatewayNames } from '@/shared/schema/gateways';
import { z } from '@/shared/schema/zod';
import { counterMethods } from '@/shared/shop/selling';

const filters = {
  /** A booking ID or part of it; one or two characters match only its beginning. */
  search: z.string().trim().max(100).optional(),
  kind: z.enum(ledgerKinds).optional(),
  /** Payment method on site. */
  method: z.enum(counterMethods).optional(),
  gateway: z.enum(gatewayNames).optional(),
  /** Person who took the money. */
  actor: z.uuid().optional(),
  order: z.uuid().optional(),
  /** Days in the shop's calendar, both inclusive. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

export const movementsInput = z.strictObject({
  ...endlessFields,
  ...filters,
  sort: z.enum(['at', '-at', 'amount', '-amount']).default('-at'),
});
export type MovementsInput = z.output<typeof movementsInput>;

export const movementFilters = z.strictObject(filters);
export type MovementFilters = z.output<typeof movementFilters>;

const rupiah = z.int();

export const movement = z.object({
  uuid: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum(ledgerKinds),
  /** Negative for a refund, or if it goes off the account. */
  amount: rupiah,
  /** Method of a payment on site; null for a gateway. */
  method: z.string().nullable(),
  gateway: z.string().nullable(),
  order: z.object({ uuid: z.uuid(), booking_id: z.string(), customer: z.string() }),
  /** Person who took it; null for an automatic movement, and without a name once the account is erased. */
  taken_by: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
  receipt: z.string().nullable(),
  /** Movement that this one reverses, and its time. */
  reverses: z.object({ uuid: z.uuid(), at: z.iso.datetime() }).nullable(),
});
export type MovementView = z.infer<typeof movement>;
export const movementPage = pageOf(movement);

/** Money in and out over all matching movements, without amounts on account, which are not money yet. */
export const movementTotals = z
  .object({
    taken: rupiah,
    given_back: rupiah,
    on_account: rupiah,
    by_way: z.array(z.object({ way: z.string(), taken: rupiah, given_back: rupiah })),
  })
  .nullable()
  .describe(`Null where a search finds more than ${maxCounted} orders.`);
export type MovementTotals = z.infer<typeof movementTotals>;
