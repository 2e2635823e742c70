import { mainAddress } from './reach';
import type { Shop } from './sections';

/** What the parts of a page that run in the browser know of the shop. */
export type ShopOnScreen = { name: string; email: string; street: string };

export const onScreen = ({ identity }: Shop): ShopOnScreen => ({
  name: identity.name,
  email: identity.email,
  street: mainAddress(identity).street,
});
