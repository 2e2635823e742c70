import { FacilityEdit } from '@/features/catalogue/facility-admin/ui/facility-form';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locales';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';
import { lngOf, type PageProps } from '../../../../../lng';
import { enterFacility } from '../_facility';

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
