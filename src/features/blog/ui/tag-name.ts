import type { TFunction } from 'i18next';

const known = [
  'planning',
  'seasons',
  'marine_life',
  'wrecks',
  'courses',
  'photography',
  'safety',
  'conservation',
  'snorkelling',
  'equipment',
  'behind_the_scenes',
] as const;

type Known = (typeof known)[number];
const isKnown = (tag: string): tag is Known => (known as readonly string[]).includes(tag);

/** A tag in the reader's language; one the operator made up stays as it was written. */
export const tagName = (tag: string, t: TFunction<'blog'>): string => (isKnown(tag) ? t(`tag.${tag}`) : tag);
