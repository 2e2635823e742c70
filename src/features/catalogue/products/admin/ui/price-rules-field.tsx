'use client';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import css from '@/features/catalogue/admin/ui/office.module.css';
import type { ProductForm } from '@/features/catalogue/products/admin/schema';
import { useT } from '@/i18n/client';
import { lineInEveryLanguage } from '@/shared/schema/localised';
import { useCan } from '@/ui/access/rights';
import { Button } from '@/ui/action/button';
import { DateField } from '@/ui/form/date-field';
import { LanguageTabs } from '@/ui/form/language-tabs';
import { NumberField } from '@/ui/form/number-field';
import { ReductionFields } from './reduction-fields';

type Props = { form: UseFormReturnType<ProductForm>; disabled: boolean };

/** Without the right `money`, only the name of a season can be edited, because it is a text. */
function Seasons({ form, disabled }: Props) {
  const { t } = useT('catalogue-admin');
  const { seasons = [] } = form.getValues().price_rules ?? {};
  const set = (value: typeof seasons) => form.setFieldValue('price_rules.seasons', value);
  const add = () => set([...seasons, { from: '', to: '', names: lineInEveryLanguage(null), percent: 20 }]);
  return (
    <>
      {[...seasons.entries()].map(([at, season]) => {
        const path = `price_rules.seasons.${at}` as const;
        const name = season.names.en || t('product.rules.season', { number: at + 1 });
        return (
          <div key={`${at} ${seasons.length}`} className={css.item}>
            <LanguageTabs form={form} label={name} fields={(lng) => [`${path}.names.${lng}`]}>
              {(lng) => (
                <TextInput
                  key={form.key(`${path}.names.${lng}`)}
                  {...form.getInputProps(`${path}.names.${lng}`)}
                  label={t('product.rules.name')}
                />
              )}
            </LanguageTabs>
            <div className={css.row}>
              <DateField
                key={form.key(`${path}.from`)}
                {...form.getInputProps(`${path}.from`)}
                label={t('product.rules.from')}
                disabled={disabled}
                required
              />
              <DateField
                key={form.key(`${path}.to`)}
                {...form.getInputProps(`${path}.to`)}
                label={t('product.rules.to')}
                disabled={disabled}
                required
              />
              <NumberField
                form={form}
                path={`${path}.percent`}
                label={t('product.rules.change')}
                unit="%"
                disabled={disabled}
                required
              />
              <div>
                <Button
                  size="s"
                  look="quiet"
                  disabled={disabled}
                  aria-label={t('product.variant.removeOf', { name })}
                  onClick={() => set(seasons.filter((_, other) => other !== at))}
                >
                  {t('remove')}
                </Button>
              </div>
            </div>
          </div>
        );
      })}
      <div>
        <Button size="s" disabled={disabled} onClick={add}>
          {t('product.rules.add')}
        </Button>
      </div>
    </>
  );
}

export function PriceRulesField({ form }: { form: UseFormReturnType<ProductForm> }) {
  const { t } = useT('catalogue-admin');
  const disabled = !useCan()('money');
  return (
    <>
      <p>{t('product.rules.hint')}</p>
      {disabled && <p>{t('priceRightHint')}</p>}
      <Seasons form={form} disabled={disabled} />
      <ReductionFields form={form} name="group" disabled={disabled} />
      <ReductionFields form={form} name="child" disabled={disabled} />
    </>
  );
}
