'use client';
import type { ComponentProps } from 'react';
import { ShopRatioPreview } from '@/features/outings/counting/ui/ratio-preview';
import { SellingForm } from '@/features/settings/ui/selling-form';
import { useT } from '@/i18n/client';

export function Selling(props: Omit<ComponentProps<typeof SellingForm>, 'shortDays'>) {
  const { lng } = useT('settings-admin');
  return (
    <SellingForm
      {...props}
      shortDays={(diversPerGuide) => <ShopRatioPreview lng={lng} diversPerGuide={diversPerGuide} />}
    />
  );
}
