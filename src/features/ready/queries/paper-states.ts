import type { LockedOrder } from '@/features/orders/data/orders';
import { healthStates } from '@/features/ready/health/queries/health-states';
import { kindsOfPapers } from '@/features/ready/papers/data';
import type { PaperState } from '@/features/ready/papers/domain/paper-state';
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
  if (published.length === 0) return { published, states: new Map(), forPhysician: new Set() };
  const health = await healthStates(db, orders);
  const found: [PaperStep, Map<string, PaperState>][] = [['health', health.states]];
  const states = new Map<string, States>();
  for (const [step, byDiver] of found)
    for (const [diverId, state] of byDiver) states.set(diverId, { ...states.get(diverId), [step]: state });
  return { published, states, forPhysician: health.forPhysician };
}
