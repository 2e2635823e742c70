import { gatewayNames } from '@/shared/schema/gateways';
import { counterMethods } from '@/shared/shop/selling';

const ways = [...counterMethods, ...gatewayNames] as const;

/** How money moved, by a method on site or through a gateway; 'other' for one that is no longer in use. */
export const wayOf = (stored: string | null): (typeof ways)[number] | 'other' =>
  ways.find((way) => way === stored) ?? 'other';
