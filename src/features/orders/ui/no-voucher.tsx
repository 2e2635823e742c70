import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { ButtonLink } from '@/ui/action/button-link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { orderPath } from './paths';

export async function NoVoucher({ lng, uuid }: { lng: Locale; uuid: string }) {
  const { t } = await getT(lng, 'orders');
  return (
    <EmptyState
      as="h1"
      title={t('voucher.notYet')}
      action={
        <ButtonLink look="solid" href={orderPath(lng, uuid)}>
          {t('backToOrder')}
        </ButtonLink>
      }
    />
  );
}
