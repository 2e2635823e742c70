import { env } from '@/env';
import { Breadcrumb, type Crumb } from '@/features/catalogue/ui/breadcrumb';
import { ListingHeader } from '@/features/catalogue/ui/listing-header';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { JsonLd } from '@/ui/json-ld';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import type { PictureSource } from '@/ui/show/art';
import css from './page-head.module.css';

const breadcrumbList = (crumbs: Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(href, env.APP_URL).href,
  })),
});

type Props = {
  lng: Locale;
  path: string;
  name: string;
  title: string;
  lead: string;
  picture: PictureSource;
  alt: string;
};

/** The head of a reading page: picture, subject, and breadcrumbs. */
export async function PageHead({ lng, path, name, title, lead, picture, alt }: Props) {
  const { t } = await getT(lng, 'catalogue');
  const crumbs = [
    { name: t('breadcrumb.home'), href: localePath(lng, '/') },
    { name, href: localePath(lng, path) },
  ];
  return (
    <>
      <JsonLd of={breadcrumbList(crumbs)} />
      <DepthGauge />
      <ListingHeader title={title} lead={lead} picture={picture} alt={alt} />
      <div className={css.crumbs}>
        <Breadcrumb label={t('breadcrumb.label')} crumbs={crumbs} />
      </div>
    </>
  );
}
