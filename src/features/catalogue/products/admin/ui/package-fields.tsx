'use client';
import { Checkbox, Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ProductForm } from '@/features/catalogue/products/admin/schema';
import { useT } from '@/i18n/client';
import { useCan } from '@/ui/access/rights';

const sizeNames: Record<number, 'one' | 'two'> = { 1: 'one', 2: 'two' };

/** Edits the size of a package and the sale of halves, which decide the price per person. */
export function PackageFields({ form }: { form: UseFormReturnType<ProductForm> }) {
  const { t } = useT('catalogue-admin');
  const mayPrice = useCan()('money');
  const { divers_per_package: size, allow_half_package: hasHalves } = form.getValues();
  const sizes = [...new Set([1, 2, size])];
  const { error } = form.getInputProps('divers_per_package');
  return (
    <>
      <Select
        data-path="divers_per_package"
        label={t('product.field.divers')}
        description={t(mayPrice ? 'product.field.diversHint' : 'priceRightHint')}
        value={String(size)}
        error={error}
        disabled={!mayPrice}
        allowDeselect={false}
        data={sizes.map((one) => ({
          value: String(one),
          label: t(`product.field.diversOf.${sizeNames[one] ?? 'more'}`, { size: one }),
        }))}
        onChange={(chosen) => {
          form.setFieldValue('divers_per_package', Number(chosen));
          if (Number(chosen) !== 2) form.setFieldValue('allow_half_package', false);
        }}
      />
      <Checkbox
        mt="xl"
        label={t('product.field.halves')}
        description={t('product.field.halvesHint')}
        checked={hasHalves}
        error={form.getInputProps('allow_half_package').error}
        disabled={!mayPrice || size !== 2}
        onChange={({ currentTarget: { checked } }) => form.setFieldValue('allow_half_package', checked)}
      />
    </>
  );
}
