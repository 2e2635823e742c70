import { meets, type Needs, type Right } from './rights';

export const roles = ['USER', 'ADMIN', 'AGEN'] as const;
export type Role = (typeof roles)[number];

export const providers = ['LOCAL', 'GOOGLE', 'FACEBOOK'] as const;
export type Provider = (typeof providers)[number];

type SignedIn = {
  userId: string;
  sessionId: string;
  role: Role;
  provider: Provider;
  /** The account's staff rights; empty for customers. */
  rights: readonly Right[];
};

/** The caller. A deactivated person is recognised, so that they can be told so and can sign out. */
export type Actor =
  | { kind: 'visitor'; staleCredential: boolean }
  | ({ kind: 'person' } & SignedIn)
  | ({ kind: 'deactivated' } & SignedIn);

/** The system itself, running a job; no request can have this actor. */
export type System = { kind: 'system' };
export const system: System = { kind: 'system' };

export type Person = Extract<Actor, { kind: 'person' }>;

/** A person with an account and a session, deactivated or not. */
export type Holder = Extract<Actor, { kind: 'person' | 'deactivated' }>;

export const isHolder = (actor: Actor): actor is Holder => actor.kind === 'person' || actor.kind === 'deactivated';

export const visitor: Actor = { kind: 'visitor', staleCredential: false };

/** Decides for every staff call, page, menu entry, button and column. */
export const can = (actor: Actor, needs: Needs): boolean =>
  actor.kind === 'person' && actor.role === 'ADMIN' && meets(actor.rights, needs);
