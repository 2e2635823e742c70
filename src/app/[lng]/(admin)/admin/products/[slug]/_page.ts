import { catalogueItemPages } from '@/app/[lng]/(admin)/admin/_catalogue-item';

export const productPage = catalogueItemPages({
  name: 'product',
  path: '/admin/products',
  get: (calls, slug) => calls.admin.products.get({ slug }),
  titleOf: ({ texts }) => texts.en.title,
});
