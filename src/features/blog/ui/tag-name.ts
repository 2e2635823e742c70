import type { TFunction } from 'i18next';

const standardTags = [
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

type StandardTag = (typeof standardTags)[number];
const isStandardTag = (tag: string): tag is StandardTag => (standardTags as readonly string[]).includes(tag);

/** Translates a standard tag; the operator's own tags stay as written. */
export const tagName = (tag: string, t: TFunction<'blog'>): string => (isStandardTag(tag) ? t(`tag.${tag}`) : tag);
