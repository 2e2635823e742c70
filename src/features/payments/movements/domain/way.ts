import { gatewayNames } from '@/shared/schema/gateways';
import { counterMethods } from '@/shared/shop/selling';

/** Of money whose way is not noted, or no longer in use. */
export const OTHER_WAY = 'other';

const ways = [...counterMethods, ...gatewayNames] as const;

/** How money moved, by a method on site or through a gateway. */
export const wayOf = (stored: string | null): (typeof ways)[number] | typeof OTHER_WAY =>
  ways.find((way) => way === stored) ?? OTHER_WAY;
