'use client';
import { Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import css from '@/features/catalogue/admin/ui/office.module.css';
import type { ProductForm } from '@/features/catalogue/products/admin/schema';
import { difficulties } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { areas } from '@/shared/diving/areas';
import { levels } from '@/shared/diving/levels';
import { NumberField } from '@/ui/form/number-field';

/** Edits area, level and limits of a product. */
export function ProductFacts({ form }: { form: UseFormReturnType<ProductForm> }) {
  const { t } = useT('catalogue-admin');
  const { t: words } = useT('catalogue');
  const currents = ['0', '1', '2', '3'] as const;
  const { onChange: setCurrent } = form.getInputProps('current_limit');
  const current = form.getValues().current_limit;
  return (
    <div className={css.row}>
      <Select
        key={form.key('area')}
        {...form.getInputProps('area')}
        label={t('field.area')}
        data={areas.map((value) => ({ value, label: words(`area.${value}`) }))}
        clearable
      />
      <Select
        key={form.key('level')}
        {...form.getInputProps('level')}
        label={t('product.field.level')}
        data={levels.map((value) => ({ value, label: words(`level.${value}`) }))}
        allowDeselect={false}
      />
      <Select
        key={form.key('difficulty')}
        {...form.getInputProps('difficulty')}
        label={t('product.field.difficulty')}
        data={difficulties.map((value) => ({ value, label: words(`difficulty.${value}`) }))}
        allowDeselect={false}
      />
      <NumberField form={form} path="dive_count" label={t('product.field.dives')} required />
      <NumberField
        form={form}
        path="duration_days"
        label={t('product.field.days')}
        description={t('product.field.daysHint')}
        step={0.5}
        digits={1}
        required
      />
      <NumberField form={form} path="minimum_age" label={t('product.field.age')} required />
      <NumberField
        form={form}
        path="depth_limit"
        label={t('product.field.depthLimit')}
        description={t('product.field.depthLimitHint')}
        unit="m"
      />
      <Select
        label={t('product.field.currentLimit')}
        description={t('product.field.currentLimitHint')}
        value={current === null ? null : String(current)}
        onChange={(value) => setCurrent(value === null ? null : Number(value))}
        data={currents.map((value) => ({ value, label: words(`current.${value}`) }))}
        clearable
      />
    </div>
  );
}
