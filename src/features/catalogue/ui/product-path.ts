import type { ProductCard } from '@/features/catalogue/schema';

type Kind = ProductCard['kind'];

/** Where the products of a kind are shown. */
const shelves = {
  trip: '/trips',
  activity: '/trips',
  course: '/courses',
  go_pro: '/gopro',
  internship: '/gopro',
} as const satisfies Record<Kind, string>;

export const shelfOf = (kind: Kind) => shelves[kind];
export const productPath = ({ kind, slug }: { kind: Kind; slug: string }) => `${shelves[kind]}/${slug}`;
