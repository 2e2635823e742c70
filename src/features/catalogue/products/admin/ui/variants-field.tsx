'use client';
import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import css from '@/features/catalogue/admin/ui/office.module.css';
import type { ProductForm } from '@/features/catalogue/products/admin/schema';
import { useT } from '@/i18n/client';
import { lineInEveryLanguage } from '@/shared/schema/localised';
import { useCan } from '@/ui/access/rights';
import { Button } from '@/ui/action/button';
import { LanguageTabs } from '@/ui/form/language-tabs';
import { MoneyField } from '@/ui/form/money-field';
import { SortableList } from '@/ui/form/sortable-list';
import { newKey } from './product-values';

type Variant = ProductForm['variants'][number];

/** Edits the options, of which a customer chooses one, each with its price. */
export function VariantsField({ form }: { form: UseFormReturnType<ProductForm> }) {
  const { t } = useT('catalogue-admin');
  const mayPrice = useCan()('money');
  const { onChange } = form.getInputProps('variants');
  const { variants } = form.getValues();
  const nameOf = ({ names, key }: Variant) =>
    names.en || t('product.variant.number', { number: variants.findIndex((variant) => variant.key === key) + 1 });
  const add = () =>
    onChange([...variants, { key: newKey(), names: lineInEveryLanguage(null), price: null, active: true }]);
  return (
    <>
      <SortableList items={variants} itemKey={({ key }) => key} itemName={nameOf} onSort={onChange}>
        {(variant, at) => (
          <div className={css.item}>
            <LanguageTabs form={form} label={nameOf(variant)} fields={(lng) => [`variants.${at}.names.${lng}`]}>
              {(lng) => (
                <TextInput
                  key={form.key(`variants.${at}.names.${lng}`)}
                  {...form.getInputProps(`variants.${at}.names.${lng}`)}
                  label={t('product.variant.name')}
                />
              )}
            </LanguageTabs>
            <div className={css.row}>
              <MoneyField
                form={form}
                path={`variants.${at}.price`}
                label={t('product.field.price')}
                required
                disabled={!mayPrice}
              />
              <Checkbox
                mt="xl"
                label={t('product.variant.active')}
                checked={variant.active}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(variants.map((other) => (other.key === variant.key ? { ...other, active: checked } : other)))
                }
              />
              {mayPrice && (
                <div>
                  <Button
                    size="s"
                    look="quiet"
                    aria-label={t('product.variant.removeOf', { name: nameOf(variant) })}
                    onClick={() => onChange(variants.filter(({ key }) => key !== variant.key))}
                  >
                    {t('remove')}
                  </Button>
                </div>
              )}
            </div>
          </div>
        )}
      </SortableList>
      {mayPrice && (
        <div>
          <Button size="s" onClick={add}>
            {t('product.variant.add')}
          </Button>
        </div>
      )}
    </>
  );
}
