export const roles = ['USER', 'ADMIN', 'AGEN'] as const;
export type Role = (typeof roles)[number];

export const providers = ['LOCAL', 'GOOGLE', 'FACEBOOK'] as const;
export type Provider = (typeof providers)[number];

type SignedIn = { userId: string; sessionId: string; role: Role; provider: Provider };

/** Who is asking. A deactivated person is recognised, so that they can be told and can sign out. */
export type Actor =
  | { kind: 'visitor'; staleCredential: boolean }
  | ({ kind: 'person' } & SignedIn)
  | ({ kind: 'deactivated' } & SignedIn);

/** The product itself, at work in a job; no door lets it in. */
export type System = { kind: 'system' };
export const system: System = { kind: 'system' };

export type Person = Extract<Actor, { kind: 'person' }>;

/** Somebody with an account and a session, whether or not they may still use it. */
export type Holder = Extract<Actor, { kind: 'person' | 'deactivated' }>;

export const isHolder = (actor: Actor): actor is Holder => actor.kind === 'person' || actor.kind === 'deactivated';

export const visitor: Actor = { kind: 'visitor', staleCredential: false };
