'use client';
import { keepPreviousData } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { type RatioInput, ratioInput, shopRatioInput } from '@/features/outings/counting/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { ShortDaysPreview } from './short-days-preview';

type Shown = Pick<ComponentProps<typeof ShortDaysPreview>, 'lng' | 'preview'> & { isTyped: boolean };

function Days({ isTyped, ...shown }: Shown) {
  const { t } = useT('seats-admin');
  return isTyped ? <ShortDaysPreview {...shown} none={t('noneShortByRatio')} /> : null;
}

/** Lists the days that a product's new ratio would make short; renders nothing while none is typed. */
export function RatioPreview({ lng, ratio }: { lng: Locale; ratio: RatioInput }) {
  const isTyped = ratioInput.safeParse(ratio).success;
  const options = { enabled: isTyped, placeholderData: keepPreviousData };
  return <Days {...{ lng, isTyped }} preview={trpc.admin.seats.preview_ratio.useQuery(ratio, options)} />;
}

/** Like `RatioPreview`, for the shop's ratio and all products that follow it. */
export function ShopRatioPreview({ lng, diversPerGuide }: { lng: Locale; diversPerGuide: number }) {
  const ratio = { divers_per_guide: diversPerGuide };
  const isTyped = shopRatioInput.safeParse(ratio).success;
  const options = { enabled: isTyped, placeholderData: keepPreviousData };
  return <Days {...{ lng, isTyped }} preview={trpc.admin.seats.preview_shop_ratio.useQuery(ratio, options)} />;
}
