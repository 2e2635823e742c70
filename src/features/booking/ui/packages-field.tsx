'use client';
import { diverCount, packagesOf } from '@/features/booking/domain/draft';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { withGap } from '@/shared/locale/sentence-end';
import { Stepper } from '@/ui/form/stepper';
import { useDraft, useField } from './draft-provider';

export function PackagesField({ product }: { product: ProductDetail }) {
  const { t } = useT('booking');
  const { value, error, write, look } = useField('quantity');
  const packages = useDraft(packagesOf);
  const divers = useDraft((draft) => diverCount(draft, product));
  const { max_quantity: total, divers_per_package: pair } = product;
  return (
    <Stepper
      path="quantity"
      label={t('packages.label')}
      texts={{ less: t('packages.less'), more: t('packages.more') }}
      hint={
        <>
          {withGap(t('packages.is_for', { count: pair }))}
          {packages !== null && t('packages.divers', { count: divers })}
          <br />
          {t('packages.most', { total })}
        </>
      }
      least={1}
      most={total}
      value={value}
      error={error}
      onChange={write}
      onBlur={look}
    />
  );
}
