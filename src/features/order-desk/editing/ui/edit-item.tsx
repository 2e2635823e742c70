'use client';
import { Checkbox, NumberInput } from '@mantine/core';
import { type ItemDraft, type PersonDraft, packagesFor } from '@/features/order-desk/editing/domain/edit-draft';
import type { EditableOrder } from '@/features/order-desk/editing/schema';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { formatDay } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { Panel } from '@/ui/show/panel';
import { EditDay } from './edit-day';
import css from './edit-order.module.css';

type Props = {
  item: EditableOrder['items'][number];
  draft: ItemDraft;
  people: PersonDraft[];
  at: `items.${number}`;
  errors: Record<string, string>;
  onChange: (patch: Partial<ItemDraft>) => void;
};

/** The fields of one booked item: product, option, day, packages, add-ons and people. */
export function EditItem({ item, draft, people, at, errors, onChange }: Props) {
  const { t } = useT('orders-admin');
  const { t: words, lng } = useT('orders');
  const choices = trpc.admin.order_edits.choices.useQuery({ product: draft.product });
  const offered = choices.data?.product;
  const products = choices.data?.products ?? [];
  const step = offered?.allow_half_package || !Number.isInteger(item.quantity) ? 0.5 : 1;
  const isOther = draft.product !== item.product;
  const extras = [
    ...item.add_ons.map(({ add_on, name, price }) => ({ uuid: add_on, name, price })),
    ...(offered?.add_ons ?? []).filter(({ uuid }) => item.add_ons.every(({ add_on }) => add_on !== uuid)),
  ].filter(({ uuid }) => !isOther || offered?.add_ons.some((one) => one.uuid === uuid));
  const chooseProduct = (product: string) =>
    onChange({
      product,
      variant: product === item.product ? (item.variant ?? '') : '',
      addOns: product === item.product ? draft.addOns : {},
      time: product === item.product && draft.date === item.activity_date ? item.activity_time : '',
    });
  const size = (isOther ? offered?.divers_per_package : null) ?? item.divers_per_package;
  const toggle = (key: string, isAlong: boolean) => {
    const along = isAlong ? [...draft.along, key] : draft.along.filter((one) => one !== key);
    onChange({ along, quantity: packagesFor(along.length, size, draft.quantity) });
  };
  return (
    <Panel title={`${item.title}, ${formatDay(item.activity_date, lng)}`}>
      <div className={css.fields}>
        <ChoiceSelect
          label={words('fact.activity')}
          value={draft.product}
          error={errors[`${at}.product`] ?? errors[`${at}.item`]}
          data={[
            ...(products.some(({ slug }) => slug === item.product) ? [] : [{ value: item.product, label: item.title }]),
            ...products.map(({ slug, title }) => ({ value: slug, label: title })),
          ]}
          onChange={({ currentTarget }) => chooseProduct(currentTarget.value)}
        />
        {(offered?.variants.length ?? 0) > 0 && (
          <ChoiceSelect
            label={words('fact.variant')}
            value={draft.variant}
            error={errors[`${at}.variant`]}
            data={(offered?.variants ?? []).map(({ uuid, name, price }) => ({
              value: uuid,
              label: `${name} · ${formatRupiah(price, lng)}`,
            }))}
            onChange={({ currentTarget }) => onChange({ variant: currentTarget.value })}
          />
        )}
        <EditDay {...{ item, draft, at, errors, onChange }} people={Math.ceil(size * (Number(draft.quantity) || 0))} />
        <NumberInput
          label={words('fact.packages')}
          min={step}
          step={step}
          allowDecimal={step < 1}
          value={draft.quantity}
          error={errors[`${at}.quantity`]}
          onChange={(quantity) => onChange({ quantity: String(quantity) })}
        />
        {extras.map(({ uuid, name, price }) => (
          <NumberInput
            key={uuid}
            label={`${name} · ${formatRupiah(price, lng)}`}
            min={0}
            allowDecimal={false}
            value={draft.addOns[uuid] ?? 0}
            onChange={(quantity) => onChange({ addOns: { ...draft.addOns, [uuid]: Number(quantity) } })}
          />
        ))}
        <Checkbox.Group label={t('edit.onItem')} error={errors[`${at}.divers`]} value={draft.along}>
          <div className={css.fields}>
            {people.map(({ key, form }, position) => (
              <Checkbox
                key={key}
                value={key}
                label={form.full_name || words('part.diver', { number: position + 1 })}
                onChange={({ currentTarget }) => toggle(key, currentTarget.checked)}
              />
            ))}
          </div>
        </Checkbox.Group>
      </div>
    </Panel>
  );
}
