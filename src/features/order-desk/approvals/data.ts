import type { ActName } from '@/features/order-desk/approvals/domain/acts';
import { open, seal } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';

const named = { select: { id: true, firstName: true, lastName: true, erasedAt: true } } as const;
const parts = {
  requestedBy: named,
  order: { select: { id: true, bookingId: true, customer: { ...named, select: { ...named.select, email: true } } } },
} satisfies Prisma.RefundApprovalInclude;
export type ApprovalRow = Prisma.RefundApprovalGetPayload<{ include: typeof parts }>;

type NewApproval = Pick<
  Prisma.RefundApprovalUncheckedCreateInput,
  'orderId' | 'amount' | 'way' | 'note' | 'requestedById' | 'requestedAt'
> & { action: ActName; input: object };

export const insertApproval = (tx: Tx, { input, ...row }: NewApproval) =>
  tx.refundApproval.create({ data: { ...row, input: seal(JSON.stringify(input)) } });

export const openInput = (input: string): unknown => JSON.parse(open(input));

export const waitingOf = (db: Tx, orderId: string): Promise<ApprovalRow | null> =>
  db.refundApproval.findFirst({ where: { orderId, status: 'waiting' }, include: parts });

export const allWaiting = (db: Tx, page: { skip: number; take: number }): Promise<ApprovalRow[]> =>
  db.refundApproval.findMany({
    where: { status: 'waiting' },
    include: parts,
    orderBy: [{ requestedAt: 'asc' }, { id: 'asc' }],
    ...page,
  });

/** Leaves out the requests of one person, who cannot decide on them. */
export const countWaiting = (db: Tx, except?: string): Promise<number> =>
  db.refundApproval.count({ where: { status: 'waiting', ...(except && { requestedById: { not: except } }) } });

export const approvalById = (db: Tx, orderId: string, id: string): Promise<ApprovalRow | null> =>
  db.refundApproval.findFirst({ where: { id, orderId }, include: parts });

type Decision = { status: 'approved' | 'refused' | 'withdrawn'; decidedById: string; decidedAt: Date };

/** Returns false when the request has been decided already; nobody can approve their own request. */
export async function decide(tx: Tx, id: string, decision: Decision): Promise<boolean> {
  const others = decision.status === 'withdrawn' ? {} : { requestedById: { not: decision.decidedById } };
  const { count } = await tx.refundApproval.updateMany({
    where: { id, status: 'waiting', ...others },
    data: { ...decision, input: null },
  });
  return count === 1;
}
