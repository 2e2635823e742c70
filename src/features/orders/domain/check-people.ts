import { equipmentFaults } from '@/features/booking/divers/domain/equipment';
import type { OpenDiver } from '@/features/booking/divers/schema';
import type { Basket } from '@/features/booking/domain/basket';
import { itemFaults } from '@/features/booking/domain/item-faults';
import type { WantedItem } from '@/features/booking/domain/wanted-items';
import { diverFaults } from '@/features/booking/fit/domain/diver-faults';
import { fitOrderable } from '@/features/booking/fit/domain/fit-product';
import { AppError, fieldError, type Sentence } from '@/shared/errors/errors';
import type { ShopAgencies } from '@/shared/shop/agencies';
import type { Day } from '@/shared/time/days';
import { openFields } from './open-forms';

type Wanted = { item: WantedItem; basket: Pick<Basket, 'product' | 'diverCount'> };
type Booked = { divers: readonly OpenDiver[]; emergency_contact: object | null };

/** Refuses open forms for a product that requires them before payment. */
export function checkForms(wanted: readonly Wanted[], { divers, emergency_contact: contact }: Booked): void {
  const strict = wanted.filter(({ basket }) => basket.product.forms === 'before_payment');
  const refused: Sentence[] = [{ key: 'invalid.forms_before_payment' }];
  const open = strict
    .flatMap(({ item }) => item.divers)
    .filter((position) => divers[position] && openFields(divers[position]).length > 0);
  const fields = Object.fromEntries(open.map((position) => [`divers.${position}.complete_later`, refused]));
  if (strict.length > 0 && contact === null) fields['emergency_contact.complete_later'] = refused;
  if (Object.keys(fields).length > 0) throw new AppError('invalid_fields', { fields });
}

type SoldItem = {
  item: Pick<WantedItem, 'divers' | 'add_ons' | 'at'>;
  basket: { product: Pick<Basket['product'], 'addOns'> };
};

/** Refuses equipment that a diver's items do not include, and glasses without their values. */
export function checkEquipment(wanted: readonly SoldItem[], divers: readonly OpenDiver[]): void {
  const fields: Record<string, Sentence[]> = {};
  for (const [position, diver] of divers.entries()) {
    const theirs = wanted.filter(({ item }) => item.divers.includes(position));
    const booked = theirs.flatMap(({ item, basket }) =>
      basket.product.addOns.filter(({ id }) => item.add_ons.some(({ add_on }) => add_on === id)),
    );
    for (const [field, sentences] of Object.entries(equipmentFaults(diver, booked)))
      fields[`divers.${position}.${field}`] = sentences;
  }
  for (const { item } of wanted)
    for (const { add_on: uuid, quantity } of item.add_ons) {
      const asking = item.divers.filter((position) => divers[position]?.equipment?.includes(uuid));
      if (asking.length > quantity) fields[`${item.at}add_ons`] = [{ key: 'invalid.add_on' }];
    }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_fields', { fields });
}

type Rules = {
  today: Day;
  shop: ShopAgencies;
  /** True when staff take divers along who do not fit yet. */
  isOverridden: boolean;
};

/** Reports all violations of the products' rules in the forms at once. */
export function checkPeople(wanted: readonly Wanted[], divers: OpenDiver[], { today, ...rules }: Rules): void {
  for (const { item, basket } of wanted)
    if (item.divers.length !== basket.diverCount)
      throw fieldError(`${item.at}divers`, 'invalid.divers_count', { count: basket.diverCount });
  const fields: Record<string, Sentence[]> = {};
  for (const { item, basket } of wanted)
    for (const position of item.divers) {
      const diver = divers[position];
      if (!diver) throw fieldError(`${item.at}divers`, 'invalid.field');
      const product = fitOrderable(basket.product);
      const faults = diverFaults(diver, product, { activity: item.activity_date, today }, rules);
      for (const [field, sentences] of Object.entries(faults)) fields[`divers.${position}.${field}`] = sentences;
    }
  Object.assign(fields, itemFaults(wanted, [...divers.keys()]));
  if (Object.keys(fields).length > 0) throw new AppError('invalid_fields', { fields });
}
