'use client';
import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import css from '@/features/catalogue/admin/ui/office.module.css';
import type { ProductForm } from '@/features/catalogue/products/admin/schema';
import { useT } from '@/i18n/client';
import { NumberField } from '@/ui/form/number-field';

/** Initial values of each reduction, and the field that limits who it applies to. */
const reductions = {
  group: {
    usual: { from: 6, percent: 10 },
    limit: 'from',
    texts: { label: 'group', hint: null, limit: 'groupFrom', less: 'groupLess' },
  },
  child: {
    usual: { up_to_age: 11, percent: 25 },
    limit: 'up_to_age',
    texts: { label: 'child', hint: 'childHint', limit: 'upToAge', less: 'childLess' },
  },
} as const;

type Props = { form: UseFormReturnType<ProductForm>; name: keyof typeof reductions; disabled: boolean };

/** Edits the reduction for groups or children: a switch, the people it applies to, and the percentage. */
export function ReductionFields({ form, name, disabled }: Props) {
  const { t } = useT('catalogue-admin');
  const { usual, limit, texts } = reductions[name];
  const isOn = Boolean(form.getValues().price_rules?.[name]);
  const path = `price_rules.${name}` as const;
  return (
    <>
      <Checkbox
        label={t(`product.rules.${texts.label}`)}
        description={texts.hint && t(`product.rules.${texts.hint}`)}
        checked={isOn}
        disabled={disabled}
        onChange={({ currentTarget: { checked } }) => form.setFieldValue(path, checked ? usual : null)}
      />
      {isOn && (
        <div className={css.row}>
          <NumberField
            form={form}
            path={`${path}.${limit}`}
            label={t(`product.rules.${texts.limit}`)}
            disabled={disabled}
            required
          />
          <NumberField
            form={form}
            path={`${path}.percent`}
            label={t(`product.rules.${texts.less}`)}
            unit="%"
            disabled={disabled}
            required
          />
        </div>
      )}
    </>
  );
}
