import { healthState, isForPhysician } from '@/features/ready/health/domain/health-state';
import type { PaperState } from '@/features/ready/papers/domain/paper-state';
import type { Tx } from '@/server/database/db';
import { type HealthOrder, healthOfDivers } from './health-of-divers';

type HealthStates = { states: Map<string, PaperState>; forPhysician: Set<string> };

/** How far the divers of these orders are with the health questions, by their ids. */
export async function healthStates(db: Tx, orders: readonly HealthOrder[]): Promise<HealthStates> {
  const found = [...(await healthOfDivers(db, orders))];
  return {
    states: new Map(found.map(([diverId, { outcome, files }]) => [diverId, healthState(outcome, files)])),
    forPhysician: new Set(found.flatMap(([diverId, { outcome }]) => (isForPhysician(outcome) ? [diverId] : []))),
  };
}
