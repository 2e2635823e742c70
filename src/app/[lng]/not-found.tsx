import { lng as rootLng } from 'next/root-params';
import { getT } from '@/i18n/server';
import { toLocale } from '@/shared/locale/locales';
import { notFoundReason } from '@/trpc/not-found-reason';
import { NotFoundPanel } from '@/ui/feedback/not-found-panel';

export default async function NotFound() {
  const lng = toLocale(await rootLng());
  const { t } = await getT(lng, 'common');
  return (
    <main id="content">
      <NotFoundPanel lng={lng} title={notFoundReason().unknownGuard ? t('notFound.unknownGuard') : undefined} />
    </main>
  );
}
