import type { ProductCard } from '@/features/catalogue/schema';

type Kind = ProductCard['kind'];

const listingPaths = {
  trip: '/trips',
  activity: '/trips',
  course: '/courses',
  go_pro: '/gopro',
  internship: '/gopro',
} as const satisfies Record<Kind, string>;

export const listingPathOf = (kind: Kind) => listingPaths[kind];
export const productPath = ({ kind, slug }: { kind: Kind; slug: string }) => `${listingPaths[kind]}/${slug}`;

/** Preselects the product and, if given, prefills the message. */
export const inquiryPath = (slug: string, message?: string) =>
  `/inquiry-contact?${new URLSearchParams({ product: slug, ...(message && { message }) })}`;
