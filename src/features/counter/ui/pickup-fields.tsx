'use client';
import { TextInput } from '@mantine/core';
import { useT } from '@/i18n/client';
import { useAreaName } from '@/shop/client';
import { ChoiceSelect } from '@/ui/form/choice-select';
import css from './counter-form.module.css';

export type TypedPickup = { area: string; address: string };
type Props = {
  areas: readonly string[];
  value: TypedPickup;
  errors: Record<string, string>;
  onChange: (value: TypedPickup) => void;
};

/** The pickup area and the hotel; renders nothing for trips without a pickup. */
export function PickupFields({ areas, value, errors, onChange }: Props) {
  const { t } = useT('orders');
  const nameOf = useAreaName();
  if (areas.length === 0) return null;
  return (
    <div className={css.row}>
      <ChoiceSelect
        label={t('fact.pickup')}
        data={[{ value: '', label: t('noPickup') }, ...areas.map((area) => ({ value: area, label: nameOf(area) }))]}
        value={value.area}
        error={errors.pickup_area}
        data-path="pickup_area"
        onChange={({ currentTarget }) => onChange({ ...value, area: currentTarget.value })}
      />
      {value.area !== '' && (
        <TextInput
          label={t('fact.pickupAddress')}
          value={value.address}
          error={errors.pickup_address}
          data-path="pickup_address"
          onChange={({ currentTarget }) => onChange({ ...value, address: currentTarget.value })}
        />
      )}
    </div>
  );
}
