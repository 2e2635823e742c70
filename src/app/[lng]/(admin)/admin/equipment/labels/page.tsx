import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { LabelSheet } from '@/features/equipment/ui/label-sheet';
import { equipmentPath } from '@/features/equipment/ui/paths';
import { PrintButton } from '@/features/orders/ui/print-button';
import { getT } from '@/i18n/server';
import { isUuid } from '@/shared/schema/ids';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

/** As many as a page of the list can select. */
const MOST = 100;

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'equipment-admin');
  return { title: t('labels.title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { calls } = await enterPage({ lng, path: '/admin/equipment/labels', guards: ['auth', 'admin'] });
  const { units } = await props.searchParams;
  const uuids = String(units ?? '')
    .split(',')
    .filter(isUuid)
    .slice(0, MOST);
  const { data } = await calls.admin.equipment.labels({ uuids });
  const { t } = await getT(lng, 'equipment-admin');
  return (
    <PageFrame
      title={t('labels.title')}
      back={<BackLink href={equipmentPath(lng)} label={t('title')} />}
      actions={data.length > 0 && <PrintButton label={t('labels.print')} />}
    >
      <LabelSheet lng={lng} labels={data} />
    </PageFrame>
  );
}
