import type { PageName } from '@/features/settings/texts/schema';

export const addressOf: Record<PageName, string> = {
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  about: '/about',
  careers: '/careers',
  csr: '/csr',
};
