import type { LockedOrder } from '@/features/orders/data/orders';
import { healthStates } from '@/features/ready/health/queries/health-states';
import { kindsOfPapers } from '@/features/ready/papers/data';
import type { PaperState } from '@/features/ready/papers/domain/paper-state';
import { waiverStates } from '@/features/ready/waiver/queries/waiver-states';
import type { Tx } from '@/server/database/db';
import { type PaperStep, paperSteps } from '@/shared/diving/ready-steps';

export type OrderOfPapers = Pick<LockedOrder, 'id' | 'customerId' | 'lastDay' | 'items' | 'divers'>;
type States = Partial<Record<PaperStep, PaperState>>;

type PaperStates = {
  published: PaperStep[];
  /** By the diver's id. */
  states: Map<string, States>;
  /** The ids of divers who may dive only after a physician's approval. */
  forPhysician: Set<string>;
};

/** How far the divers of these orders are with the texts that the shop has published. */
export async function paperStates(db: Tx, orders: readonly OrderOfPapers[]): Promise<PaperStates> {
  const kinds = await kindsOfPapers(db);
  const published = paperSteps.filter((step) => kinds.includes(step));
  const states: PaperStates['states'] = new Map();
  const add = (step: PaperStep, found: ReadonlyMap<string, PaperState>) => {
    for (const [id, state] of found) states.set(id, { ...states.get(id), [step]: state });
  };
  if (published.includes('waiver')) add('waiver', await waiverStates(db, orders));
  if (!published.includes('health')) return { published, states, forPhysician: new Set() };
  const health = await healthStates(db, orders);
  add('health', health.states);
  return { published, states, forPhysician: health.forPhysician };
}
