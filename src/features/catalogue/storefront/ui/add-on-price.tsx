'use client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { usePrice } from './use-price';

/** Shown only to people with an account. */
export function AddOnPrice({ lng, slug, uuid, unit }: { lng: Locale; slug: string; uuid: string; unit: string }) {
  const [price] = usePrice(lng, slug);
  const extra = price.state === 'loaded' ? price.prices.add_ons.find((addOn) => addOn.uuid === uuid) : undefined;
  if (!extra) return null;
  return (
    <>
      <strong>{formatRupiah(extra.price, lng)}</strong> {unit}
    </>
  );
}
