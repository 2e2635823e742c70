import { env } from '@/env';
import { Breadcrumb } from '@/features/catalogue/storefront/ui/breadcrumb';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { JsonLd } from '@/ui/json-ld';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { PageBand } from '@/ui/layout/page-band';
import type { PictureSource } from '@/ui/show/art';
import { breadcrumbList } from '@/ui/structured-data';
import css from './page-head.module.css';

type Props = {
  lng: Locale;
  path: string;
  name: string;
  title: string;
  lead: string;
  picture: PictureSource;
  alt: string;
  /** For pages of text and forms. */
  low?: boolean;
};

export async function PageHead({ lng, path, name, title, lead, picture, alt, low }: Props) {
  const { t } = await getT(lng, 'catalogue');
  const crumbs = [
    { name: t('breadcrumb.home'), href: localePath(lng, '/') },
    { name, href: localePath(lng, path) },
  ];
  return (
    <>
      <JsonLd of={breadcrumbList(env.APP_URL, crumbs)} />
      <DepthGauge />
      <PageBand title={title} lead={lead} picture={picture} alt={alt} low={low} />
      <div className={css.crumbs}>
        <Breadcrumb label={t('breadcrumb.label')} crumbs={crumbs} />
      </div>
    </>
  );
}
