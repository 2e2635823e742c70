import type { productKinds } from '@/features/catalogue/schema';
import { noRequirements, type Requirements } from './requirements';

type Kind = (typeof productKinds)[number];

const ofKind: Record<Kind, Partial<Requirements>> = {
  trip: { adult_with_minors: true },
  activity: { adult_with_minors: true },
  course: { adult_with_minors: true },
  go_pro: { physician: true },
  internship: { physician: true },
};

/** Usual requirements of a product of this kind, until staff change them. */
export const defaultRequirements = (kind: Kind): Requirements => ({ ...noRequirements, ...ofKind[kind] });
