import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { AddOnForm } from '@/features/catalogue/add-ons/admin/ui/add-on-form';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ uuid: string }>;

const addOnOf = cache(async (lng: Locale, uuid: string) => {
  const { calls } = await enterPage({ lng, path: `/admin/addons/${uuid}/edit`, guards: ['auth', 'admin'] });
  return (await ifFound(calls.admin.addons.get({ uuid }))) ?? notFound();
});

export async function generateMetadata(props: Props) {
  const { texts } = await addOnOf(await lngOf(props), (await props.params).uuid);
  return { title: texts.en.name };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const addOn = await addOnOf(lng, (await props.params).uuid);
  const { t } = await getT(lng, 'admin');
  return (
    <PageFrame
      title={addOn.texts.en.name}
      back={<BackLink href={localePath(lng, '/admin/addons')} label={t('nav.addons')} />}
    >
      <AddOnForm lng={lng} addOn={addOn} />
    </PageFrame>
  );
}
