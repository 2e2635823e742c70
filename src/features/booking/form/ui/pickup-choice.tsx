'use client';
import { ChoiceCards } from '@/features/booking/box/ui/choice-cards';
import { ON_MY_OWN } from '@/features/booking/domain/draft';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { clockTimes } from '@/shared/time/clock-times';
import { useAreaName, useShop } from '@/shop/client';
import { useField } from './draft-provider';
import { TextField } from './fields';
import { useDeparture } from './use-departure';

/** Selects the pickup, or that the guests come on their own. */
export function PickupChoice({ product }: { product: ProductDetail }) {
  const { t, lng } = useT('booking');
  const nameOf = useAreaName();
  const { value, error, write } = useField('pickup_area');
  const { street } = useShop();
  const { transfers: fetched } = useDeparture(product);
  if (!fetched) return <p>{t('pickup.meeting_point', { address: street })}</p>;
  const areas = fetched.pickup.map(({ area, from, to }) => ({
    value: area,
    label: nameOf(area),
    text: t('pickup.window', clockTimes(lng, { from, to })),
  }));
  return (
    <>
      <ChoiceCards
        path="pickup_area"
        legend={t('pickup.title')}
        hint={t('pickup.back', clockTimes(lng, fetched.returning))}
        value={value}
        error={error}
        onChange={write}
        options={[
          ...areas,
          {
            value: ON_MY_OWN,
            label: t('pickup.own_arrival'),
            text: t('pickup.own_arrival_text', { address: street }),
          },
        ]}
      />
      {value !== '' && value !== ON_MY_OWN && (
        <TextField
          path="pickup_address"
          label={t('pickup.address')}
          description={t('pickup.address_hint')}
          autoComplete="street-address"
        />
      )}
    </>
  );
}
