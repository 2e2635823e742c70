import { proposalKinds } from '@/features/availability/admin/proposals/domain/closure-proposals';
import { proposalStates } from '@/features/availability/admin/proposals/domain/proposal-state';
import { areas } from '@/shared/diving/areas';
import { errorKey } from '@/shared/errors/error-key';
import { localisedLine } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';

/** Such as `nyepi-2027`. */
const proposal = z.string().max(40);
export const proposalRef = z.strictObject({ proposal });

const isOfItsYear = (input: { proposal: string; date: string }) =>
  input.proposal.endsWith(input.date.slice(0, 'YYYY'.length));

export const confirmProposalInput = z
  .strictObject({
    proposal,
    /** The official day, which may differ from the proposed day. */
    date: z.iso.date(),
    /** Also closes the night before, for products that use it. */
    night_before: z.boolean().optional(),
  })
  .refine(isOfItsYear, { path: ['date'], error: errorKey('invalid.other_year') });
export type ConfirmProposalInput = z.infer<typeof confirmProposalInput>;

export const proposalView = z.object({
  proposal: z.string(),
  kind: z.enum(proposalKinds),
  year: z.int(),
  date: z.iso.date(),
  /** Another possible date, to be clarified before confirming. */
  other_date: z.iso.date().nullable(),
  /** Closes only products in these areas; an empty list closes all of them. */
  areas: z.array(z.enum(areas)),
  /** Reason shown to customers on that day once confirmed. */
  reasons: localisedLine,
  state: z.enum(proposalStates),
  /** Closure that closes the day, confirmed or entered by hand. */
  closure: z.object({ uuid: z.uuid(), from: z.iso.date(), to: z.iso.date() }).nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
});
export type ProposalView = z.infer<typeof proposalView>;
export const proposalsView = z.array(proposalView);
