import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { defaultRequirements } from '@/features/catalogue/domain/default-requirements';
import type { ProductForm } from '@/features/catalogue/products/admin/schema';
import { isSame } from '@/shared/schema/merge-changes';

/** A new product's requirements follow its kind until they are edited. */
export function useUsualRequirements(form: UseFormReturnType<ProductForm>, isNew: boolean): void {
  const { kind, requirements } = form.getValues();
  const proposed = useRef(kind);
  useEffect(() => {
    if (proposed.current === kind) return;
    const isUntouched = isSame(requirements, defaultRequirements(proposed.current));
    proposed.current = kind;
    if (!isNew || !isUntouched) return;
    for (const [field, value] of Object.entries(defaultRequirements(kind)))
      form.setFieldValue(`requirements.${field}`, value);
  });
}
