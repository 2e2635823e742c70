'use client';
import { Checkbox, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import css from '@/features/catalogue/admin/ui/office.module.css';
import { canBeRefresher } from '@/features/catalogue/products/admin/domain/refresher';
import type { ProductForm } from '@/features/catalogue/products/admin/schema';
import { confirmations, formsDue } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { shortWeekday, WEEK } from '@/shared/time/dates';
import { useShop } from '@/shop/client';
import { useCan } from '@/ui/access/rights';
import { CheckboxesField } from '@/ui/form/checkboxes-field';
import { MoneyField } from '@/ui/form/money-field';
import { NumberField } from '@/ui/form/number-field';
import { PackageFields } from './package-fields';
import { PickupTimesField } from './pickup-times-field';

/** Edits the days, party size and prices of a product. */
export function ProductSelling({ lng, form }: { lng: Locale; form: UseFormReturnType<ProductForm> }) {
  const { t } = useT('catalogue-admin');
  const mayPrice = useCan()('money');
  const { depositPercent } = useShop();
  return (
    <>
      <div className={css.switches}>
        <Checkbox
          key={form.key('bookable')}
          {...form.getInputProps('bookable', { type: 'checkbox' })}
          label={t('product.field.bookable')}
          description={t('product.field.bookableHint')}
        />
        <Checkbox
          key={form.key('pickup')}
          {...form.getInputProps('pickup', { type: 'checkbox' })}
          label={t('product.field.pickup')}
        />
        {canBeRefresher(form.getValues()) && (
          <Checkbox
            key={form.key('refresher')}
            {...form.getInputProps('refresher', { type: 'checkbox' })}
            label={t('product.field.refresher')}
            description={t('product.field.refresherHint')}
          />
        )}
      </div>
      <PickupTimesField form={form} />
      <CheckboxesField
        form={form}
        path="weekdays"
        label={t('product.field.weekdays')}
        options={WEEK.map((value) => ({ value, label: shortWeekday(value, lng) }))}
      />
      <div className={css.row}>
        <MoneyField
          form={form}
          path="price"
          label={t('product.field.price')}
          description={t(mayPrice ? 'product.field.priceHint' : 'priceRightHint')}
          disabled={!mayPrice}
        />
        <NumberField
          form={form}
          path="places_per_day"
          label={t('product.field.places')}
          description={t('product.field.placesHint')}
          required
        />
        <TextInput
          key={form.key('departure_time')}
          {...form.getInputProps('departure_time')}
          type="time"
          label={t('product.field.departureTime')}
          description={t('product.field.departureTimeHint')}
          required
        />
        <NumberField form={form} path="cut_off_hours" label={t('product.field.cutOff')} unit="h" required />
        <NumberField
          form={form}
          path="deposit_percent"
          label={t('product.field.deposit')}
          description={t('product.field.depositHint', { percent: depositPercent })}
          unit="%"
        />
        <Select
          key={form.key('confirmation')}
          {...form.getInputProps('confirmation')}
          label={t('product.field.confirmation')}
          description={t('product.field.confirmationHint')}
          data={confirmations.map((value) => ({ value, label: t(`product.confirmation.${value}`) }))}
          allowDeselect={false}
        />
        <Select
          key={form.key('forms')}
          {...form.getInputProps('forms')}
          label={t('product.field.forms')}
          description={t('product.field.formsHint')}
          data={formsDue.map((value) => ({ value, label: t(`product.forms.${value}`) }))}
          allowDeselect={false}
        />
        <NumberField form={form} path="max_quantity" label={t('product.field.maxQuantity')} required />
        <PackageFields form={form} />
      </div>
    </>
  );
}
