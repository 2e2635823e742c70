import { catalogueItemPages } from '@/app/[lng]/(admin)/admin/_catalogue-item';

export const diveSitePage = catalogueItemPages({
  name: 'location',
  path: '/admin/locations',
  get: (calls, slug) => calls.admin.locations.get({ slug }),
  titleOf: ({ texts }) => texts.en.name,
});
