import { ledgerKinds } from '@/features/payments/schema';
import { endlessFields, mostCounted, pageOf } from '@/shared/list/pages';
import { gatewayNames } from '@/shared/schema/gateways';
import { z } from '@/shared/schema/zod';
import { counterMethods } from '@/shared/shop/selling';

const filters = {
  /** The number of an order, or a part of it; of one or two characters, its beginning. */
  search: z.string().trim().max(100).optional(),
  kind: z.enum(ledgerKinds).optional(),
  /** How it was paid on site. */
  method: z.enum(counterMethods).optional(),
  gateway: z.enum(gatewayNames).optional(),
  /** Who took it. */
  actor: z.uuid().optional(),
  order: z.uuid().optional(),
  /** Days of the shop's calendar, both inclusive. */
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
  /** Negative when it went back, or off the account. */
  amount: rupiah,
  /** Of what was paid on site; null where a gateway moved it. */
  method: z.string().nullable(),
  gateway: z.string().nullable(),
  order: z.object({ uuid: z.uuid(), booking_id: z.string(), customer: z.string() }),
  /** Who took it; null where nobody did, without a name when the account was erased. */
  taken_by: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
  receipt: z.string().nullable(),
  /** The movement that this one reverses, and when that one was made. */
  reverses: z.object({ uuid: z.uuid(), at: z.iso.datetime() }).nullable(),
});
export type MovementView = z.infer<typeof movement>;
export const movementPage = pageOf(movement);

/** Money in and out of everything that matches; what is on account is no money yet. */
export const movementTotals = z
  .object({
    taken: rupiah,
    given_back: rupiah,
    on_account: rupiah,
    by_way: z.array(z.object({ way: z.string(), taken: rupiah, given_back: rupiah })),
  })
  .nullable()
  .describe(`Null where a search finds more than ${mostCounted} orders.`);
export type MovementTotals = z.infer<typeof movementTotals>;
