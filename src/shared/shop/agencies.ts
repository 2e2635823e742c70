import { associations } from '@/shared/diving/associations';
import { levels } from '@/shared/diving/levels';
import { errorKey } from '@/shared/errors/error-key';
import { z } from '@/shared/schema/zod';

const dives = z.int().min(1).max(10_000);
const months = z.int().min(1).max(240);

const equivalence = z.strictObject({
  association: z.enum(associations),
  /** The level on the card. */
  level: z.enum(levels).exclude(['none']),
  /** The level of the shop's ladder that the card reaches. */
  counts_as: z.enum(levels).exclude(['none']),
});
export type Equivalence = z.infer<typeof equivalence>;

const isOnce = (rows: readonly Equivalence[]): boolean =>
  new Set(rows.map(({ association, level }) => `${association} ${level}`)).size === rows.length;

const recency = z.strictObject({
  few_dives: dives,
  few_months: months,
  some_dives: dives,
  some_months: months,
  all_months: months,
});
type Recency = z.infer<typeof recency>;

/** More dives never shorten the break, so that more experience never fits a trip less. */
const grows = ({ few_dives, some_dives, few_months, some_months, all_months }: Recency): boolean =>
  few_dives < some_dives && few_months <= some_months && some_months <= all_months;

/** The shop's reading of the agencies' cards and of a diver's last dive. */
export const agencies = z.strictObject({
  /** Cards that count as another level than the one they are listed under. */
  equivalences: z.array(equivalence).max(60).refine(isOnce, errorKey('invalid.twice')),
  /**
   * The longest break before a refresher: below `few_dives` logged dives, below `some_dives`, and for everybody else.
   */
  recency: recency.refine(grows, { path: ['some_months'], error: errorKey('invalid.recency') }),
});
export type ShopAgencies = z.infer<typeof agencies>;
