import { record } from '@/features/audit/commands/record';
import type { LockedOrder } from '@/features/orders/data/orders';
import type { Approval } from '@/features/orders/domain/approval';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import type { Person } from '@/shared/schema/actor';

export type Staff = Ctx & { actor: Person; approval?: Approval };

type Facts = Record<string, string | number>;

export const recordOrderChange = (tx: Tx, ctx: Ctx, order: LockedOrder, before: Facts, after: Facts) =>
  record(tx, { ctx, action: 'update', entity: 'order', entityId: order.id, label: order.bookingId, before, after });
