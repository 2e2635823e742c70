'use client';
import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ProductForm } from '@/features/catalogue/products/admin/schema';
import css from '@/features/catalogue/ui/office.module.css';
import { useT } from '@/i18n/client';
import { lineInEveryLanguage } from '@/shared/schema/localised';
import { Button } from '@/ui/action/button';
import { DateField } from '@/ui/form/date-field';
import { LanguageTabs } from '@/ui/form/language-tabs';
import { NumberField } from '@/ui/form/number-field';

type Props = { form: UseFormReturnType<ProductForm> };

function Seasons({ form }: Props) {
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
                required
              />
              <DateField
                key={form.key(`${path}.to`)}
                {...form.getInputProps(`${path}.to`)}
                label={t('product.rules.to')}
                required
              />
              <NumberField form={form} path={`${path}.percent`} label={t('product.rules.change')} unit="%" required />
              <div>
                <Button
                  size="s"
                  look="quiet"
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
        <Button size="s" onClick={add}>
          {t('product.rules.add')}
        </Button>
      </div>
    </>
  );
}

/** What changes the price of a package: seasons, and less for groups and children. */
export function PriceRulesField({ form }: Props) {
  const { t } = useT('catalogue-admin');
  const { group, child } = form.getValues().price_rules ?? {};
  return (
    <>
      <p>{t('product.rules.hint')}</p>
      <Seasons form={form} />
      <div className={css.switches}>
        <Checkbox
          label={t('product.rules.group')}
          checked={Boolean(group)}
          onChange={({ currentTarget: { checked } }) =>
            form.setFieldValue('price_rules.group', checked ? { from: 6, percent: 10 } : null)
          }
        />
        <Checkbox
          label={t('product.rules.child')}
          description={t('product.rules.childHint')}
          checked={Boolean(child)}
          onChange={({ currentTarget: { checked } }) =>
            form.setFieldValue('price_rules.child', checked ? { up_to_age: 11, percent: 25 } : null)
          }
        />
      </div>
      <div className={css.row}>
        {group && (
          <>
            <NumberField form={form} path="price_rules.group.from" label={t('product.rules.groupFrom')} required />
            <NumberField
              form={form}
              path="price_rules.group.percent"
              label={t('product.rules.groupLess')}
              unit="%"
              required
            />
          </>
        )}
        {child && (
          <>
            <NumberField form={form} path="price_rules.child.up_to_age" label={t('product.rules.upToAge')} required />
            <NumberField
              form={form}
              path="price_rules.child.percent"
              label={t('product.rules.childLess')}
              unit="%"
              required
            />
          </>
        )}
      </div>
    </>
  );
}
