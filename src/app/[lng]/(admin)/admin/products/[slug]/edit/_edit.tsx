'use client';
import type { ComponentProps } from 'react';
import { ProductEdit } from '@/features/catalogue/products/admin/ui/product-form';
import { RatioPreview } from '@/features/outings/counting/ui/ratio-preview';

export const Edit = (props: Omit<ComponentProps<typeof ProductEdit>, 'shortDays'>) => (
  <ProductEdit
    {...props}
    shortDays={(slug, diversPerGuide) => (
      <RatioPreview lng={props.lng} ratio={{ slug, divers_per_guide: diversPerGuide }} />
    )}
  />
);
