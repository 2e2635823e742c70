import { gatewayNames } from '@/shared/schema/gateways';
import { counterMethods } from '@/shared/shop/selling';

/** Money whose way is unknown or no longer in use. */
export const OTHER_WAY = 'other';

const ways = [...counterMethods, ...gatewayNames] as const;

/** Way that money moved: an on-site method or a gateway. */
export const wayOf = (stored: string | null): (typeof ways)[number] | typeof OTHER_WAY =>
  ways.find((way) => way === stored) ?? OTHER_WAY;
