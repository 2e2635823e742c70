import { tag } from '@/features/equipment/schema';
import { errorKey } from '@/shared/errors/error-key';
import { day, personName, requiredText, textUpTo } from '@/shared/schema/fields';
import { signature } from '@/shared/schema/signature';
import { seenVersion } from '@/shared/schema/versions';
import { z } from '@/shared/schema/zod';

const LEAST_OXYGEN = 21;
const MOST_OXYGEN = 40;
const MOST_BAR = 300;
const LONGEST_CARD = 200;
const LONGEST_NAME = 100;
const LONGEST_REASON = 200;
const MOST_TANKS = 20;

const oxygenRefusal = errorKey('invalid.oxygen');
const pressureRefusal = errorKey('invalid.pressure');

const analysis = {
  /** That of a unit of the register has to be a tank; a rented tank has any other. */
  tag,
  /** In percent, with one decimal. */
  oxygen: z
    .number(oxygenRefusal)
    .min(LEAST_OXYGEN, oxygenRefusal)
    .max(MOST_OXYGEN, oxygenRefusal)
    .multipleOf(0.1, oxygenRefusal),
  /** In bar. */
  pressure: z.int(pressureRefusal).min(1, pressureRefusal).max(MOST_BAR, pressureRefusal),
  /** Empty for the account that logs it. */
  analysed_by: textUpTo(LONGEST_NAME),
  /** The card that staff saw, for a diver whose certificate is not on file; empty otherwise. */
  card_seen: textUpTo(LONGEST_CARD),
};
export const tankForm = z.strictObject(analysis);

export const gasDayInput = z.strictObject({ date: day });

export const logTankInput = z.strictObject({
  date: day,
  /** A diver who is out on the day. */
  diver: z.uuid(),
  ...analysis,
  analysed_by: analysis.analysed_by.default(''),
  card_seen: analysis.card_seen.default(''),
});
export type NewTank = z.output<typeof logTankInput>;

/** Omitted fields stay unchanged; `version` is that of the tank the caller read. */
export const correctTankInput = z.strictObject(analysis).partial().extend({ uuid: z.uuid(), version: seenVersion });
export type TankCorrection = z.output<typeof correctTankInput>;

/** The typed name, and the drawing unless the name counts as the signature. */
export const gasSignature = z.strictObject({
  name: personName(errorKey('required.field')),
  signature: signature.nullable(),
});
export type GasSignature = z.output<typeof gasSignature>;

export const signForm = gasSignature.extend({ is_typed: z.boolean() }).refine(
  ({ signature: drawn, is_typed }) => drawn !== null || is_typed,
  // Beside the errors of other fields, not only once they are fixed.
  { path: ['signature'], error: errorKey('required.signature'), when: () => true },
);

/** The tanks of one diver on one day; with `version`, as the diver read them. */
export const signTanksInput = gasSignature.extend({
  tanks: z
    .array(z.strictObject({ uuid: z.uuid(), version: seenVersion }))
    .min(1)
    .max(MOST_TANKS),
});
export type SignTanks = z.output<typeof signTanksInput>;

const reason = requiredText(errorKey('required.reason'), LONGEST_REASON);
export const voidForm = z.strictObject({ reason });
export const voidTankInput = z.strictObject({ uuid: z.uuid(), reason });
export type VoidTank = z.output<typeof voidTankInput>;

export const tankView = z.object({
  uuid: z.uuid(),
  date: z.iso.date(),
  tag: z.string(),
  /** False for a rented tank. */
  in_register: z.boolean(),
  oxygen: z.number(),
  pressure: z.int(),
  /** The maximum operating depth in metres. */
  mod: z.int(),
  analysed_by: z.string(),
  card_seen: z.string(),
  signed: z.object({ at: z.iso.datetime(), ...gasSignature.shape }).nullable(),
  voided: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  version: z.iso.datetime(),
});
export type TankView = z.output<typeof tankView>;

export const gasDiver = z.object({
  uuid: z.uuid(),
  name: z.string(),
  order: z.object({ uuid: z.uuid(), booking_id: z.string() }),
  /** Empty for a diver who is no longer out on the day. */
  trip: z.string(),
  time: z.string().nullable(),
  /** True with an add-on for nitrox. */
  nitrox: z.boolean(),
  /** The sentence of `fit` against enriched air, in the caller's language; null with a certificate on file. */
  misfit: z.string().nullable(),
  tanks: z.array(tankView),
});
export type GasDiver = z.output<typeof gasDiver>;

/** Everybody who dives on the day; those on nitrox or with a tank come first. */
export const gasDayView = z.object({ date: z.iso.date(), divers: z.array(gasDiver) });
export type GasDayView = z.output<typeof gasDayView>;
export const tanksView = z.object({ data: z.array(tankView) });
