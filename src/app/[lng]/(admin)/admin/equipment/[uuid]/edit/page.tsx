import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { UnitHistory } from '@/features/equipment/issues/ui/unit-history';
import { ServiceForm } from '@/features/equipment/services/ui/service-form';
import { equipmentPath, labelsPath } from '@/features/equipment/ui/paths';
import { UnitEdit } from '@/features/equipment/ui/unit-form';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { isUuid } from '@/shared/schema/ids';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { ButtonLink } from '@/ui/action/button-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ uuid: string }>;

const unitOf = cache(async (lng: Locale, uuid: string) => {
  const { calls } = await enterPage({ lng, path: `/admin/equipment/${uuid}/edit`, guards: ['auth', 'admin'] });
  if (!isUuid(uuid)) notFound();
  const unit = (await ifFound(calls.admin.equipment.get({ uuid }))) ?? notFound();
  return { unit, history: await calls.admin.equipment.history({ uuid }) };
});

export async function generateMetadata(props: Props) {
  const { unit } = await unitOf(await lngOf(props), (await props.params).uuid);
  return { title: unit.tag };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { unit, history } = await unitOf(lng, (await props.params).uuid);
  const { t } = await getT(lng, 'equipment-admin');
  const { uuid, tag, kind, size } = unit;
  return (
    <PageFrame
      title={[tag, t(`kind.${kind}`), size].filter(Boolean).join(' · ')}
      back={<BackLink href={equipmentPath(lng)} label={t('title')} />}
      actions={<ButtonLink href={labelsPath(lng, [uuid])}>{t('labels.print')}</ButtonLink>}
    >
      <UnitEdit unit={unit} />
      <ServiceForm unit={unit} />
      <UnitHistory uuid={uuid} history={history} />
    </PageFrame>
  );
}
