import { crewRoles } from '@/features/crew/schema';
import { parts } from '@/features/outings/domain/parts';
import { z } from '@/shared/schema/zod';

const uuid = z.uuid();
const part = z.enum(parts);

export const remediesInput = z.strictObject({ date: z.iso.date() });
export type RemediesInput = z.output<typeof remediesInput>;

const standIn = z.object({
  uuid,
  name: z.string(),
  /** `day_off` is by request; `not_in_service` marks a weekday on which the member never works. */
  state: z.enum(['day_off', 'not_in_service']),
  roles: z.array(z.enum(crewRoles)),
  /** In the caller's language, since browsers lack some names. */
  language_names: z.array(z.string()),
  agency: z.string().nullable(),
  level: z.string().nullable(),
  phone: z.string().nullable(),
  /** Message in the stand-in's language that asks them to come. */
  text: z.string(),
});
export type StandIn = z.infer<typeof standIn>;

const crewLacking = z.object({
  lacks: z.enum(crewRoles),
  parts: z.array(part),
  sentence: z.string(),
  departures: z.array(uuid),
  /** The first stand-ins who could be called. */
  stand_ins: z.array(standIn),
  /** Number of further stand-ins. */
  further: z.int(),
});
export type CrewLackingView = z.infer<typeof crewLacking>;

const misfit = z.discriminatedUnion('why', [
  z.object({ why: z.literal('other_kind') }),
  z.object({ why: z.literal('inactive') }),
  z.object({ why: z.literal('out_of_service'), until: z.iso.date(), reason: z.string() }),
  z.object({ why: z.literal('area'), areas: z.array(z.string()) }),
  z.object({ why: z.literal('too_small'), seats: z.int() }),
  /** Others aboard leave too few seats in these parts. */
  z.object({ why: z.literal('in_use'), parts: z.array(part), left: z.int() }),
]);

const vehicleLacking = z.object({
  departure: uuid,
  sentence: z.string(),
  /** Every boat or van of the needed kind, and why it does not fit. */
  vehicles: z.array(z.object({ uuid, name: z.string(), seats: z.int(), misfits: z.array(misfit) })),
});
export type VehicleLackingView = z.infer<typeof vehicleLacking>;

/** Everything a day lacks even with the best possible plan, and possible remedies. */
export const remediesView = z.object({
  date: z.iso.date(),
  crew: z.array(crewLacking),
  vehicles: z.array(vehicleLacking),
});
export type RemediesView = z.infer<typeof remediesView>;

/** Boats and vans with guests and nobody to steer, each with crew who could. */
export const captainsToAsk = z.array(
  z.object({
    vehicle: z.string(),
    time: z.string().nullable(),
    captains: z.array(
      z.object({
        name: z.string(),
        phone: z.string(),
        /** Message in the captain's language that asks them to come. */
        text: z.string(),
      }),
    ),
  }),
);
export type CaptainsToAsk = z.infer<typeof captainsToAsk>;
