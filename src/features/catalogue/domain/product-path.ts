import type { ProductCard } from '@/features/catalogue/schema';

type Kind = ProductCard['kind'];

/** The listing page of each kind of product. */
const listingPaths = {
  trip: '/trips',
  activity: '/trips',
  course: '/courses',
  go_pro: '/gopro',
  internship: '/gopro',
} as const satisfies Record<Kind, string>;

export const listingPathOf = (kind: Kind) => listingPaths[kind];
export const productPath = ({ kind, slug }: { kind: Kind; slug: string }) => `${listingPaths[kind]}/${slug}`;

/** The enquiry form with a product chosen and, if given, a prefilled message. */
export const inquiryPath = (slug: string, message?: string) =>
  `/inquiry-contact?${new URLSearchParams({ product: slug, ...(message && { message }) })}`;
