import type { ReactNode } from 'react';
import { lngOf } from '@/app/[lng]/lng';
import { SectionNav } from '@/features/settings/ui/section-nav';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { Page } from '@/ui/layout/page';

export async function generateMetadata(props: { params: Promise<{ lng: string }> }) {
  const { t } = await getT(await lngOf(props), 'settings-admin');
  return { title: t('title') };
}

export default async function ShopSettingsLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'settings-admin');
  return (
    <Texts lng={lng} ns={['common', 'errors', 'seats-admin', 'settings-admin', 'ui']}>
      <Page title={t('title')} intro={t('lead')}>
        <SectionNav lng={lng} />
        {props.children}
      </Page>
    </Texts>
  );
}
