import { crewRoles } from '@/features/crew/schema';
import { errorKey } from '@/shared/errors/error-key';
import { day } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';

/** In display order. */
export const rateKinds = ['day', 'dive', 'course'] as const;
export type RateKind = (typeof rateKinds)[number];

const MAX = 2_000_000_000;

/** Rupiah; null for no amount from that day on. */
export const datedAmount = z
  .int(errorKey('required.amount'))
  .min(0, errorKey('invalid.too_small'))
  .max(MAX, errorKey('invalid.too_big'))
  .nullable();
export const validFrom = day;

const isForRole = ({ role, kind }: { role: string; kind: string }) =>
  kind === 'day' || role === 'guide' || role === 'instructor';

/**
 * Without a member, applies to everybody in the role who has no rate of their own; captains and drivers have day rates
 * only.
 */
export const newRate = z
  .strictObject({
    member: z.uuid().nullable().default(null),
    role: z.enum(crewRoles),
    kind: z.enum(rateKinds),
    amount: datedAmount,
    from: validFrom,
  })
  .refine(isForRole, { path: ['kind'], error: errorKey('invalid.rate_of_role') });
export type NewRate = z.output<typeof newRate>;

export const rateRef = z.strictObject({ uuid: z.uuid() });
export const rateChange = z.strictObject({ uuid: z.uuid(), amount: datedAmount });
export type RateChange = z.output<typeof rateChange>;

/** A member's rates and those of their roles; without a member, those of all roles. */
export const ratesInput = z.strictObject({ member: z.uuid().optional() });

export const rateView = z.object({
  uuid: z.uuid(),
  /** Null for the whole role. */
  member: z.uuid().nullable(),
  role: z.enum(crewRoles),
  kind: z.enum(rateKinds),
  amount: datedAmount,
  from: z.iso.date(),
  /** Last day; null while it still applies. */
  until: z.iso.date().nullable(),
});
export type RateView = z.infer<typeof rateView>;
export const ratesView = z.object({ rates: z.array(rateView) });
