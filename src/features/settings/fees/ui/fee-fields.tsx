'use client';
import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import css from '@/features/settings/ui/settings.module.css';
import { useT } from '@/i18n/client';
import { areas } from '@/shared/diving/areas';
import { feePayments, feePeriods, feeRefunds } from '@/shared/shop/fees';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { DateField } from '@/ui/form/date-field';
import { LanguageTabs } from '@/ui/form/language-tabs';
import { MoneyField } from '@/ui/form/money-field';
import { NumberField } from '@/ui/form/number-field';
import type { FeesValues, FeeValues } from './fee-values';

type Props = { form: UseFormReturnType<FeesValues>; at: number; fee: FeeValues };

function Amounts({ form, at, fee }: Props) {
  const { t } = useT('fees-admin');
  const path = `fees.${at}` as const;
  const hasChildren = fee.child_up_to_age !== null;
  return (
    <>
      <div className={css.row}>
        <MoneyField form={form} path={`${path}.foreign_adult`} label={t('field.foreign_adult')} required />
        <MoneyField
          form={form}
          path={`${path}.domestic_adult`}
          label={t('field.domestic_adult')}
          description={t('field.domesticHint')}
          required
        />
        <NumberField
          form={form}
          path={`${path}.child_up_to_age`}
          label={t('field.child_up_to_age')}
          description={t('field.childHint')}
          unit={t('field.years')}
        />
      </div>
      {hasChildren && (
        <div className={css.row}>
          <MoneyField form={form} path={`${path}.foreign_child`} label={t('field.foreign_child')} required />
          <MoneyField form={form} path={`${path}.domestic_child`} label={t('field.domestic_child')} required />
        </div>
      )}
    </>
  );
}

function Terms({ form, at, fee }: Props) {
  const { t } = useT('fees-admin');
  const path = `fees.${at}` as const;
  return (
    <div className={css.row}>
      <ChoiceSelect
        key={form.key(`${path}.per`)}
        {...form.getInputProps(`${path}.per`)}
        label={t('field.per')}
        description={t(`perHint.${fee.per}`)}
        data={feePeriods.map((value) => ({ value, label: t(`per.${value}`) }))}
      />
      <ChoiceSelect
        key={form.key(`${path}.payment`)}
        {...form.getInputProps(`${path}.payment`)}
        label={t('field.payment')}
        description={t(`paymentHint.${fee.payment}`)}
        data={feePayments.map((value) => ({ value, label: t(`payment.${value}`) }))}
      />
      {fee.payment === 'with_booking' && (
        <ChoiceSelect
          key={form.key(`${path}.refund`)}
          {...form.getInputProps(`${path}.refund`)}
          label={t('field.refund')}
          description={t(`refundHint.${fee.refund}`)}
          data={feeRefunds.map((value) => ({ value, label: t(`refund.${value}`) }))}
        />
      )}
    </div>
  );
}

export function FeeFields({ form, at, fee }: Props) {
  const { t } = useT('fees-admin');
  const { t: words } = useT('catalogue');
  const path = `fees.${at}` as const;
  return (
    <div className={css.fields}>
      <LanguageTabs form={form} label={t('field.name')} fields={(lng) => [`${path}.names.${lng}`]}>
        {(lng) => (
          <TextInput
            key={form.key(`${path}.names.${lng}`)}
            {...form.getInputProps(`${path}.names.${lng}`)}
            lang={lng}
            label={t('field.name')}
            description={t('field.nameHint')}
            required={lng === 'en'}
          />
        )}
      </LanguageTabs>
      <Checkbox.Group
        key={form.key(`${path}.areas`)}
        {...form.getInputProps(`${path}.areas`)}
        label={t('field.areas')}
        description={t('field.areasHint')}
        required
      >
        <div className={css.ticks}>
          {areas.map((area) => (
            <Checkbox key={area} value={area} label={words(`area.${area}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <Amounts form={form} at={at} fee={fee} />
      <Terms form={form} at={at} fee={fee} />
      <div className={css.row}>
        <DateField
          key={form.key(`${path}.valid_from`)}
          {...form.getInputProps(`${path}.valid_from`)}
          label={t('field.valid_from')}
          required
        />
        <DateField
          key={form.key(`${path}.valid_to`)}
          {...form.getInputProps(`${path}.valid_to`)}
          label={t('field.valid_to')}
          description={t('field.validToHint')}
        />
      </div>
    </div>
  );
}
