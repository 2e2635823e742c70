import { audienceOf, homeOf, inactiveOf, signInOf } from '@/features/accounts/domain/audience';
import { splitLocale } from '@/shared/locale/locales';
import { type Actor, isHolder } from '@/shared/schema/actor';
import { callbackIn, withCallback } from '@/shared/site/callback-path';
import { mayOpen } from '@/shared/site/office-pages';

/** The result of a visit: it continues, is redirected, or finds nothing. */
export type Verdict =
  | { go: 'on' }
  | { go: 'to'; path: string }
  | { go: 'nowhere'; reason: 'unknown_guard' | 'not_valid' };

export type Visit = {
  actor: Actor;
  path: string;
  /** The requested address with its query; a layout's path is shorter than that of the page below it. */
  address?: string;
  /** True when the browser had a session on its last page. */
  hadSession?: boolean;
};

/** Lets the sign-in page explain that the session ended. */
const SESSION_ENDED = 'session=ended';
const FORBIDDEN_PATH = '/?message=Forbidden%20Access';

const on: Verdict = { go: 'on' };
const to = (path: string): Verdict => ({ go: 'to', path });

const isAdminPath = (path: string) => path === '/admin' || path.startsWith('/admin/');

function signIn({ actor, path, address = path, hadSession }: Visit): Verdict {
  const audience = isAdminPath(path) ? 'admins' : 'users';
  // A page that names its own query needs nothing else of the address.
  const target = path.includes('?') ? path : address;
  // The office home is the default destination, so no callback is needed.
  const back = withCallback(signInOf(audience), target === homeOf('admins') ? null : target);
  const stale = actor.kind === 'visitor' && actor.staleCredential;
  const page = audience === 'users' && (stale || hadSession) ? `${back}&${SESSION_ENDED}` : back;
  return to(stale ? `/api/auth/expired?to=${encodeURIComponent(page)}` : page);
}

function auth(visit: Visit): Verdict {
  if (!isHolder(visit.actor)) return signIn(visit);
  return visit.actor.kind === 'deactivated' ? to(inactiveOf(audienceOf(visit.actor.role))) : on;
}

function admin({ actor, path }: Visit): Verdict {
  const isStaff = actor.kind === 'person' && actor.role === 'ADMIN';
  return isStaff && (!isAdminPath(path) || mayOpen(actor.rights, path)) ? on : to(FORBIDDEN_PATH);
}

const user = ({ actor }: Visit): Verdict =>
  actor.kind === 'person' && actor.role !== 'ADMIN' ? on : to(FORBIDDEN_PATH);

/** Sends signed-in people to where the sign-in would have led. */
function guest({ actor, path, address = path }: Visit): Verdict {
  if (!isHolder(actor)) return on;
  const audience = audienceOf(actor.role);
  if (actor.kind === 'deactivated') return to(inactiveOf(audience));
  return to(splitLocale(callbackIn(address, homeOf(audience))).path);
}

/** Guards the page for deactivated people; all others are redirected away. */
function deactivated(visit: Visit): Verdict {
  if (!isHolder(visit.actor)) return signIn(visit);
  const audience = audienceOf(visit.actor.role);
  const isOwnInactivePage = inactiveOf(audience) === visit.path;
  if (visit.actor.kind === 'person') return to(isOwnInactivePage ? homeOf(audience) : FORBIDDEN_PATH);
  return isOwnInactivePage ? on : to(inactiveOf(audience));
}

const guards: Record<string, ((visit: Visit) => Verdict) | undefined> = { auth, admin, user, guest, deactivated };

/** Runs a route's guards in order; the first that does not let the visit continue decides. */
export function guardRoute(names: readonly string[], visit: Visit, isValid: boolean): Verdict {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) return { go: 'nowhere', reason: 'unknown_guard' };
    const verdict = guard(visit);
    if (verdict.go !== 'on') return verdict;
  }
  return isValid ? on : { go: 'nowhere', reason: 'not_valid' };
}
