import type { ShopAddress, ShopIdentity } from './identity';

/** A number as `tel:` and chat links need it: digits and a leading plus. */
export const dialable = (phone: string): string => phone.replace(/[^+\d]/g, '');

/** Opens a chat with the shop. */
export const whatsAppLink = ({ whats_app }: Pick<ShopIdentity, 'whats_app'>): string =>
  `https://wa.me/${dialable(whats_app).replace('+', '')}`;

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
