'use client';
import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import css from '@/features/catalogue/admin/ui/office.module.css';
import type { ProductForm } from '@/features/catalogue/products/admin/schema';
import { useT } from '@/i18n/client';
import { useAreaName, useShop } from '@/shop/client';

type Form = UseFormReturnType<ProductForm>;
type Path = `transfers.${'returning' | `pickup.${number}`}.${'from' | 'to'}`;

function Time({ form, path, label }: { form: Form; path: Path; label: string }) {
  return <TextInput key={form.key(path)} {...form.getInputProps(path)} type="time" label={label} required />;
}

/** Edits pickup and return times that differ from the shop's defaults. */
export function PickupTimesField({ form }: { form: Form }) {
  const { t } = useT('catalogue-admin');
  const nameOf = useAreaName();
  const { transfers: usual } = useShop();
  const { pickup, transfers } = form.getValues();
  if (!pickup || !usual) return null;
  return (
    <>
      <Checkbox
        checked={transfers !== null}
        onChange={(event) => form.setFieldValue('transfers', event.currentTarget.checked ? usual : null)}
        label={t('product.field.ownTimes')}
        description={t('product.field.ownTimesHint')}
      />
      {transfers && (
        <div className={css.row}>
          {transfers.pickup.map(({ area }, at) => {
            const where = nameOf(area);
            return (
              <div key={area} className={css.fields}>
                <Time
                  form={form}
                  path={`transfers.pickup.${at}.from`}
                  label={t('product.field.pickupFrom', { where })}
                />
                <Time form={form} path={`transfers.pickup.${at}.to`} label={t('product.field.pickupTo', { where })} />
              </div>
            );
          })}
          <div className={css.fields}>
            <Time form={form} path="transfers.returning.from" label={t('product.field.backFrom')} />
            <Time form={form} path="transfers.returning.to" label={t('product.field.backTo')} />
          </div>
        </div>
      )}
    </>
  );
}
