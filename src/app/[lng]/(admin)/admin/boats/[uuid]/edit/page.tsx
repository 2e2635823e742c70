import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { BoatEdit } from '@/features/fleet/admin/ui/boat-form';
import { OutOfService } from '@/features/fleet/admin/ui/out-of-service';
import { boatsPath } from '@/features/fleet/admin/ui/paths';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ uuid: string }>;

const boatOf = cache(async (lng: Locale, uuid: string) => {
  const { calls } = await enterPage({ lng, path: `/admin/boats/${uuid}/edit`, guards: ['auth', 'admin'] });
  return (await ifFound(calls.admin.fleet.get({ uuid }))) ?? notFound();
});

export async function generateMetadata(props: Props) {
  const { name } = await boatOf(await lngOf(props), (await props.params).uuid);
  return { title: name };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const boat = await boatOf(lng, (await props.params).uuid);
  const { t } = await getT(lng, 'fleet-admin');
  return (
    <PageFrame title={boat.name} back={<BackLink href={boatsPath(lng)} label={t('title')} />}>
      <BoatEdit lng={lng} boat={boat} />
      <OutOfService lng={lng} boat={boat} />
    </PageFrame>
  );
}
