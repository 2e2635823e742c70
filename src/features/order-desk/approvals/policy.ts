import { type Actor, can, isHolder } from '@/shared/schema/actor';

/** The requester can never approve. */
export function approvalChoices(actor: Actor, requestedById: string) {
  const isOwn = isHolder(actor) && actor.userId === requestedById;
  const may = can(actor, 'money');
  return { may_approve: may && !isOwn, may_refuse: may || isOwn };
}
