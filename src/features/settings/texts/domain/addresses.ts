import type { PageName } from '@/features/settings/texts/schema';

/** Where visitors read a page. */
export const addressOf: Record<PageName, string> = {
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  about: '/about',
  careers: '/careers',
  csr: '/csr',
};
