import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { FacilityEdit } from '@/features/catalogue/facilities/admin/ui/facility-form';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

/** The facility that the page edits, loaded once per request. */
const enterFacility = cache(async (lng: Locale, slug: string, part: string) => {
  const path = `/admin/facility-locations/${slug}/${part}`;
  const { calls } = await enterPage({ lng, path, guards: ['auth', 'admin'] });
  const facility = (await ifFound(calls.admin.facilities.get({ slug }))) ?? notFound();
  return { calls, facility, title: facility.texts.en.name };
});

type Props = PageProps<{ slug: string }>;

const entered = async (props: Props) => enterFacility(await lngOf(props), (await props.params).slug, 'edit');

export async function generateMetadata(props: Props) {
  const { t } = await getT(await lngOf(props), 'catalogue-admin');
  const { title } = await entered(props);
  return { title: `${t('nav.edit')}: ${title}` };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { facility, title } = await entered(props);
  const { t } = await getT(lng, 'catalogue-admin');
  return (
    <PageFrame
      title={title}
      back={<BackLink href={localePath(lng, '/admin/facility-locations')} label={t('facility.back')} />}
    >
      <FacilityEdit lng={lng} facility={facility} />
    </PageFrame>
  );
}
