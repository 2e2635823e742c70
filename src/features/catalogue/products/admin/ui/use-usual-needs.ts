import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import type { ProductForm } from '@/features/catalogue/products/admin/schema';
import { isSame } from '@/shared/schema/merge-changes';
import { needsInForm, usualNeedsInForm } from './needs-values';

/** A new product's needs follow its kind, area and length until they are edited. */
export function useUsualNeeds(form: UseFormReturnType<ProductForm>, isNew: boolean): void {
  const values = form.getValues();
  const usual = usualNeedsInForm(values);
  const proposed = useRef(usual);
  useEffect(() => {
    if (isSame(usual, proposed.current)) return;
    const isUntouched = isSame(needsInForm(values), proposed.current);
    proposed.current = usual;
    if (!isNew || !isUntouched) return;
    // Sets fields one by one, because `setValues` rebuilds every field, and the one being edited would lose the focus.
    form.setFieldValue('transport', usual.transport);
    form.setFieldValue('led_by', usual.led_by);
    form.setFieldValue('divers_per_guide', usual.divers_per_guide);
    form.setFieldValue('parts', usual.parts);
    form.setFieldValue('served_areas', usual.served_areas);
  });
}
