import { env } from '@/env';
import type { Crumb } from '@/features/catalogue/ui/breadcrumb';

export const breadcrumbList = (crumbs: Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(href, env.APP_URL).href,
  })),
});
