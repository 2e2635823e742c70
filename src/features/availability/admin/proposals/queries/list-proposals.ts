import { closedBetween, type DecidedProposal, decidedProposals } from '@/features/availability/admin/proposals/data';
import {
  areasClosed,
  type ClosureProposal,
  closureProposals,
  nameOf,
} from '@/features/availability/admin/proposals/domain/closure-proposals';
import { closureCovering, isComing } from '@/features/availability/admin/proposals/domain/proposal-state';
import type { ProposalView } from '@/features/availability/admin/proposals/schema';
import type { Ctx } from '@/server/api/context';
import { nameOrEmail } from '@/shared/locale/name-order';
import { dayAt, toDay } from '@/shared/time/days';
import { reasonsOf } from './reasons-of';

const LAST_DAY = '9999-12-31';

function decided(row: DecidedProposal | undefined) {
  return {
    decided_by: row?.decidedBy ? nameOrEmail(row.decidedBy) : null,
    decided_at: row?.decidedAt.toISOString() ?? null,
  };
}

/** Future proposals with their decisions, the next proposal first. */
export async function listProposals({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<ProposalView[]> {
  const today = dayAt(now);
  const decisions = new Map((await decidedProposals(db)).map((row) => [nameOf(row), row]));
  const closures = await closedBetween(db, today, LAST_DAY);
  const closureOf = (proposal: ClosureProposal, row: DecidedProposal | undefined) =>
    row?.closure
      ? { uuid: row.closure.id, from: toDay(row.closure.from), to: toDay(row.closure.to) }
      : covering(proposal);
  const covering = (proposal: ClosureProposal) => {
    const found = closureCovering(proposal, closures);
    return found && { uuid: found.id, from: found.from, to: found.to };
  };
  const view = async (proposal: ClosureProposal): Promise<ProposalView> => {
    const { kind, year, date, otherDate } = proposal;
    const row = decisions.get(nameOf(proposal));
    const closure = closureOf(proposal, row);
    return {
      ...{ proposal: nameOf(proposal), kind, year, date, other_date: otherDate, closure },
      areas: [...areasClosed[kind]],
      reasons: await reasonsOf(kind),
      state: closure ? 'closed' : row ? 'dismissed' : 'open',
      ...decided(row),
    };
  };
  return Promise.all(closureProposals.filter((proposal) => isComing(proposal, today)).map(view));
}
