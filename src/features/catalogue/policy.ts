import type { Actor } from '@/shared/schema/actor';

/** Prices are for people with an account. */
export const maySeePrices = (actor: Actor): boolean => actor.kind === 'person';
