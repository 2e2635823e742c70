'use client';
import { useT } from '@/i18n/client';
import type { FormHandle } from '@/ui/form/form-handle';
import { MoneyField } from '@/ui/form/money-field';

type Props = {
  form: FormHandle;
  /** True if the till was opened with a float, which is then counted too. */
  hasFloat: boolean;
};

/** Shared by a count and a closing: the counted cash, and the part that stays in the till. */
export function CountedFields({ form, hasFloat }: Props) {
  const { t } = useT('payments-admin');
  return (
    <>
      <MoneyField
        form={form}
        path="counted"
        label={t('cash.counted')}
        description={hasFloat ? t('cash.countedWithFloat') : t('cash.countedHint')}
      />
      <MoneyField form={form} path="left_in_till" label={t('till.left')} description={t('till.leftHint')} />
    </>
  );
}
