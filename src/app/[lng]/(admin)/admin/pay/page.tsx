import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { PayPage } from '@/features/pay/sheets/ui/pay-page';
import { costsPath, ratesPath } from '@/features/pay/ui/paths';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { readClock } from '@/server/process/clock';
import { enterPage } from '@/trpc/server';
import { ButtonLink } from '@/ui/action/button-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'pay-admin');
  return { title: t('title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/pay', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'pay-admin');
  return (
    <PageFrame
      title={t('title')}
      intro={t('lead')}
      actions={
        <>
          <ButtonLink href={ratesPath(lng)}>{t('rates.title')}</ButtonLink>
          <ButtonLink href={costsPath(lng)}>{t('costs.title')}</ButtonLink>
        </>
      }
    >
      <Texts lng={lng} ns={['pay-admin', 'crew-admin', 'common', 'errors', 'ui']}>
        <PayPage lng={lng} now={readClock().toISOString()} />
      </Texts>
    </PageFrame>
  );
}
