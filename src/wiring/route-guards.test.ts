import { describe, expect, it } from 'vitest';
import { type Actor, type Holder, visitor } from '@/shared/schema/actor';
import { presets, rights } from '@/shared/schema/rights';
import { guardRoute } from './route-guards';

const person = (role: 'USER' | 'ADMIN' | 'AGEN', kind: 'person' | 'deactivated' = 'person'): Holder => ({
  kind,
  role,
  userId: 'u',
  sessionId: 's',
  provider: 'LOCAL',
  rights: role === 'ADMIN' ? rights : [],
});
const owner = person('ADMIN');
const visit = (actor: Actor, path: string, guards: string[], isValid = true) =>
  guardRoute(guards, { actor, path }, isValid);

describe('a guarded route', () => {
  it('redirects visitors to the sign-in of its area, and back to it afterwards', () => {
    expect(visit(visitor, '/user/settings', ['auth', 'user'])).toEqual({
      go: 'to',
      path: '/sign-in?callbackUrl=%2Fuser%2Fsettings',
    });
    expect(visit(visitor, '/admin', ['auth', 'admin'])).toEqual({ go: 'to', path: '/admin/sign-in' });
    const list = { actor: visitor, path: '/admin', address: '/admin/orders?status=paid&page=2' };
    expect(guardRoute(['auth', 'admin'], list, true)).toEqual({
      go: 'to',
      path: '/admin/sign-in?callbackUrl=%2Fadmin%2Forders%3Fstatus%3Dpaid%26page%3D2',
    });
    const address = '/booking-form?date=2026-12-02&utm=x';
    const chosen = { actor: visitor, path: '/booking-form?date=2026-12-02', address };
    expect(guardRoute(['auth', 'user'], chosen, true)).toEqual({
      go: 'to',
      path: '/sign-in?callbackUrl=%2Fbooking-form%3Fdate%3D2026-12-02',
    });
  });

  it('clears an invalid cookie on the way to the sign-in', () => {
    const verdict = visit({ kind: 'visitor', staleCredential: true }, '/user', ['auth', 'user']);
    expect(verdict).toEqual({
      go: 'to',
      path: `/api/auth/expired?to=${encodeURIComponent('/sign-in?callbackUrl=%2Fuser&session=ended')}`,
    });
  });

  it('lets the sign-in page tell customers that their session ended', () => {
    const form = { actor: visitor, path: '/booking-form?product=manta-point', hadSession: true };
    expect(guardRoute(['auth', 'user'], form, true)).toEqual({
      go: 'to',
      path: '/sign-in?callbackUrl=%2Fbooking-form%3Fproduct%3Dmanta-point&session=ended',
    });
    const office = { actor: visitor, path: '/admin/orders', hadSession: true };
    expect(guardRoute(['auth', 'admin'], office, true)).toEqual({
      go: 'to',
      path: '/admin/sign-in?callbackUrl=%2Fadmin%2Forders',
    });
  });

  it('shows that access is forbidden to a customer in the admin area and an admin in the customer area', () => {
    const forbidden = { go: 'to', path: '/?message=Forbidden%20Access' };
    expect(visit(person('USER'), '/admin', ['auth', 'admin'])).toEqual(forbidden);
    expect(visit(person('AGEN'), '/admin', ['auth', 'admin'])).toEqual(forbidden);
    expect(visit(person('ADMIN'), '/user', ['auth', 'user'])).toEqual(forbidden);
  });

  it('opens the office pages that the rights of staff allow, and shows that the others are forbidden', () => {
    const office: Holder = { ...owner, rights: presets.office };
    expect(visit(owner, '/admin/audit', ['auth', 'admin'])).toEqual({ go: 'on' });
    expect(visit(office, '/admin/orders', ['auth', 'admin'])).toEqual({ go: 'on' });
    expect(visit(office, '/admin/audit', ['auth', 'admin'])).toEqual({
      go: 'to',
      path: '/?message=Forbidden%20Access',
    });
  });

  it('lets an agent into the customer area', () => {
    expect(visit(person('AGEN'), '/user', ['auth', 'user'])).toEqual({ go: 'on' });
  });

  it('redirects a deactivated person from any page to the page about it', () => {
    expect(visit(person('USER', 'deactivated'), '/user', ['auth', 'user'])).toEqual({
      go: 'to',
      path: '/user/inactive',
    });
    expect(visit(person('ADMIN', 'deactivated'), '/sign-in', ['guest'])).toEqual({ go: 'to', path: '/admin/inactive' });
    expect(visit(person('USER', 'deactivated'), '/user/inactive', ['deactivated'])).toEqual({ go: 'on' });
    expect(visit(person('USER'), '/user/inactive', ['deactivated'])).toEqual({ go: 'to', path: '/user' });
    const forbidden = { go: 'to', path: '/?message=Forbidden%20Access' };
    expect(visit(person('USER'), '/admin/inactive', ['deactivated'])).toEqual(forbidden);
  });

  it('redirects signed-in people away from pages for guests', () => {
    expect(visit(visitor, '/sign-in', ['guest'])).toEqual({ go: 'on' });
    expect(visit(person('ADMIN'), '/sign-in', ['guest'])).toEqual({ go: 'to', path: '/admin' });
  });

  it('sends signed-in people on to their destination, never to another site', () => {
    const at = (callback: string) => ({
      actor: person('USER'),
      path: '/sign-in',
      address: `/sign-in?callbackUrl=${encodeURIComponent(callback)}`,
    });
    const led = (callback: string) => guardRoute(['guest'], at(callback), true);
    const form = '/booking-form?product=manta-point&date=2026-12-04';
    expect(led(form)).toEqual({ go: 'to', path: form });
    expect(led(`/de${form}`)).toEqual({ go: 'to', path: form });
    expect(led('//elsewhere.example/')).toEqual({ go: 'to', path: '/user' });
  });

  it('is not found when its existence check fails, but only for permitted visitors', () => {
    expect(visit(person('USER'), '/user/orders/x', ['auth', 'user'], false)).toEqual({
      go: 'nowhere',
      reason: 'not_valid',
    });
    expect(visit(visitor, '/user/orders/x', ['auth', 'user'], false)).toMatchObject({ go: 'to' });
  });

  it('is not found when it names an unknown guard', () => {
    expect(visit(visitor, '/', ['bouncer'])).toEqual({ go: 'nowhere', reason: 'unknown_guard' });
    expect(visit(visitor, '/', ['constructor'])).toEqual({ go: 'nowhere', reason: 'unknown_guard' });
  });
});
