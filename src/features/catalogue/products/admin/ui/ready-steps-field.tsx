'use client';
import { Checkbox, Group } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import css from '@/features/catalogue/admin/ui/office.module.css';
import type { ProductForm } from '@/features/catalogue/products/admin/schema';
import { useT } from '@/i18n/client';
import { readySteps } from '@/shared/diving/ready-steps';

/** The steps that the links of this product's divers leave out. */
export function ReadyStepsField({ form }: { form: UseFormReturnType<ProductForm> }) {
  const { t } = useT('catalogue-admin');
  return (
    <div className={css.fields}>
      <Checkbox.Group
        key={form.key('skipped_steps')}
        {...form.getInputProps('skipped_steps')}
        label={t('product.readySteps.label')}
        description={t('product.readySteps.hint')}
      >
        <Group gap="md" mt={6}>
          {readySteps.map((step) => (
            <Checkbox key={step} value={step} label={t(`product.readySteps.${step}`)} />
          ))}
        </Group>
      </Checkbox.Group>
    </div>
  );
}
