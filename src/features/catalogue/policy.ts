import type { Actor } from '@/shared/schema/actor';

export const maySeePrices = (actor: Actor): boolean => actor.kind === 'person';
