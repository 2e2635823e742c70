import { Area } from '@/app/[lng]/area';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { type Audience, inactiveOf } from '@/features/accounts/domain/audience';
import { InactiveNotice } from '@/features/accounts/ui/inactive-notice';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { Band } from '@/ui/layout/band';
import { Page as PageFrame } from '@/ui/layout/page';

/** Creates the page that tells customers or admins that their account is deactivated. */
export const inactivePage = (audience: Audience) => ({
  async generateMetadata(props: PageProps) {
    const lng = await lngOf(props);
    const { t } = await getT(lng, 'accounts');
    return {
      ...(await ownPageMetadata({ lng, path: inactiveOf(audience), title: t('inactive.title') })),
      robots: { index: false },
    };
  },
  async Page(props: PageProps) {
    const lng = await lngOf(props);
    const { t } = await getT(lng, 'accounts');
    await enterPage({ lng, path: inactiveOf(audience), guards: ['deactivated'] });
    return (
      <Area lng={lng}>
        <Band depth="surface">
          <PageFrame narrow title={t('inactive.title')}>
            <InactiveNotice lng={lng} audience={audience} />
          </PageFrame>
        </Band>
      </Area>
    );
  },
});
