import { defaultRequirements } from '../../src/features/catalogue/domain/default-requirements';
import { type Requirements, type Teaches, teachesNothing } from '../../src/features/catalogue/domain/requirements';
import type { ReadyStep } from '../../src/shared/diving/ready-steps';
import type { ProductContent } from './types';

const divemaster: Partial<Requirements> = { logged_dives: 40 };

/** Requirements that differ from the usual ones of a product's kind, by slug. */
const ownRequirements: Record<string, Partial<Requirements>> = {
  'mimpang-and-tepekong': { logged_dives: 50, dive_within_months: 12 },
  divemaster,
  'divemaster-4-weeks': divemaster,
  'divemaster-8-weeks': divemaster,
  'divemaster-internship': divemaster,
};

/** The certification at the end of a course, by slug. */
const taught: Record<string, Partial<Teaches>> = {
  'scuba-diver': { level: 'scuba_diver' },
  'open-water-diver': { level: 'open_water' },
  'advanced-open-water-diver': { level: 'advanced' },
  'rescue-diver': { level: 'rescue' },
  'deep-diver': { specialties: ['deep'] },
  'enriched-air-diver': { specialties: ['enriched_air'] },
};

export const requirementsOf = ({ slug, kind }: Pick<ProductContent, 'slug' | 'kind'>): Requirements => ({
  ...defaultRequirements(kind),
  ...ownRequirements[slug],
});

export const taughtBy = ({ slug }: Pick<ProductContent, 'slug'>): Teaches => ({ ...teachesNothing, ...taught[slug] });

/** The steps that the links of divers leave out: snorkelling needs no medical, and interns sign their own papers. */
export function skippedStepsOf({ slug, kind }: Pick<ProductContent, 'slug' | 'kind'>): ReadyStep[] {
  if (kind === 'internship') return ['health', 'waiver'];
  return slug.includes('snorkel') ? ['health'] : [];
}
