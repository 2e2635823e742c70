import type { ShopAddress, ShopIdentity } from './identity';

/** A number for `tel:` links: digits and a leading plus, without the (0) that is dialled within the country only. */
export const toDialable = (phone: string): string => phone.replace(/\(0\)|[^+\d]/g, '');

/** The main address; a shop has at least one. */
export function mainAddress({ addresses: [first] }: Pick<ShopIdentity, 'addresses'>): ShopAddress {
  if (!first) throw new Error('the shop has no address');
  return first;
}

/** The main phone number; a shop has at least one. */
export function mainPhone({ phones: [first] }: Pick<ShopIdentity, 'phones'>): string {
  if (!first) throw new Error('the shop has no phone');
  return first.number;
}
