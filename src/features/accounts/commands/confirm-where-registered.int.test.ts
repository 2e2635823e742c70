import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';
import { freshAddress, resetTries } from '@/test/try-limits';
import { browserContext } from '@/wiring/context';
import { createCaller } from '@/wiring/trpc-root';

const newAddress = () => `${randomUUID()}@example.test`;
const TRIP = '/booking-form?product=manta-point&date=2026-11-27';

type Users = ReturnType<typeof createCaller>['auth']['users'];

/** A browser that keeps the cookies set by each response. */
function newBrowser() {
  const cookies = new Map<string, string>();
  async function call<Answer>(work: (users: Users) => Promise<Answer>): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = new Headers({ cookie, 'x-client-address': freshAddress() });
    const answer = new Headers();
    const result = await work(createCaller(await browserContext(sent, 'en', answer)).auth.users);
    for (const one of answer.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      cookies.set(name, decodeURIComponent(value));
    }
    return result;
  }
  const person = { first_name: 'Ayu', last_name: 'Lestari', password: 'laut biru 7', confirm_password: 'laut biru 7' };
  return {
    cookies,
    isSignedIn: () => Boolean(cookies.get('auth-token')),
    register: (email: string, about: object = {}) => call((users) => users.register({ ...person, email, ...about })),
    resend: (email: string, about: object = {}) =>
      call((users) => users.resend_email_verification({ email, ...about })),
    confirm: (email: string) => call(async (users) => users.verify_email({ token: await tokenTo(email) })),
  };
}

/** Token of the newest link in the mailbox. */
async function tokenTo(email: string): Promise<string> {
  const mails = (await mailsTo(email)).filter(({ template }) => template === 'verify_email');
  return String(mails.at(-1)?.params.path).split('/').at(-1) ?? '';
}

const CONFIRMED = 'Your email address is confirmed. You can sign in now.';
const SIGNED_IN = 'Your email address is confirmed, and you are signed in.';

describe('confirming in the browser that registered', () => {
  test('signs in and returns to the page the person came from', async () => {
    const [browser, email] = [newBrowser(), newAddress()];
    await browser.register(email, { callback_path: TRIP });
    expect(browser.isSignedIn()).toBe(false);
    expect(await browser.confirm(email)).toEqual({ message: SIGNED_IN, callback_path: TRIP, signed_in: true });
    const profile = await (await callerFor(browser.cookies.get('auth-token') ?? '')).auth.me();
    expect(profile).toMatchObject({ email, provider: 'LOCAL' });
    expect(browser.cookies.get('trusted-devices')).toBeTruthy();
  });

  test('works after the link was sent again from anywhere', async () => {
    const [browser, email] = [newBrowser(), newAddress()];
    await browser.register(email, { callback_path: TRIP });
    await resetTries();
    await newBrowser().resend(email);
    expect(await browser.confirm(email)).toMatchObject({ callback_path: TRIP, signed_in: true });
  });

  test('leads to the page on which the link was requested again', async () => {
    const [browser, email] = [newBrowser(), newAddress()];
    await browser.register(email, { callback_path: TRIP });
    await resetTries();
    await browser.resend(email, { callback_path: '/trips/manta-point' });
    expect(await browser.confirm(email)).toMatchObject({ callback_path: '/trips/manta-point', signed_in: true });
  });

  test('works for each of several people, and when the form is submitted twice', async () => {
    const [browser, mother, child] = [newBrowser(), newAddress(), newAddress()];
    await browser.register(mother);
    await browser.register(mother);
    await browser.register(child);
    expect(await browser.confirm(mother)).toMatchObject({ callback_path: null, signed_in: true });
    browser.cookies.delete('auth-token');
    expect(await browser.confirm(child)).toMatchObject({ signed_in: true });
  });

  test('does not sign in a deactivated person', async () => {
    const [browser, email] = [newBrowser(), newAddress()];
    await browser.register(email);
    await db.user.update({ where: { email }, data: { active: false } });
    expect(await browser.confirm(email)).toMatchObject({ message: CONFIRMED, signed_in: false });
    expect(browser.isSignedIn()).toBe(false);
  });

  test('keeps another person signed in', async () => {
    const [browser, email] = [newBrowser(), newAddress()];
    await browser.register(email);
    const token = await signIn(await account());
    browser.cookies.set('auth-token', token);
    expect(await browser.confirm(email)).toMatchObject({ signed_in: false });
    expect(browser.cookies.get('auth-token')).toBe(token);
  });

  test('signs in once: the link is used up, and the secret alone is worthless', async () => {
    const [browser, email] = [newBrowser(), newAddress()];
    await browser.register(email);
    await browser.confirm(email);
    browser.cookies.delete('auth-token');
    expect(await refusalOf(browser.confirm(email))).toMatchObject({ code: 'email_verification_failed' });
    expect(browser.isSignedIn()).toBe(false);
  });
});

describe('confirming elsewhere', () => {
  test('signs in nobody, and names the page the person came from', async () => {
    const email = newAddress();
    await newBrowser().register(email, { callback_path: TRIP });
    const elsewhere = newBrowser();
    expect(await elsewhere.confirm(email)).toEqual({ message: CONFIRMED, callback_path: TRIP, signed_in: false });
    expect(elsewhere.isSignedIn()).toBe(false);
  });

  test('does not sign in when the browser registered another person', async () => {
    const [browser, email] = [newBrowser(), newAddress()];
    await newBrowser().register(email);
    await browser.register(newAddress());
    expect(await browser.confirm(email)).toMatchObject({ signed_in: false });
  });

  test("does not sign the owner of an address into a stranger's registration of it", async () => {
    const [owner, stranger, email] = [newBrowser(), newBrowser(), newAddress()];
    await owner.register(email);
    await resetTries();
    await stranger.register(email, { first_name: 'Mallory' });
    expect(await owner.confirm(email)).toMatchObject({ signed_in: false });
    expect(stranger.isSignedIn()).toBe(false);
  });

  test('a planted secret does not confirm a later registration in another browser', async () => {
    const [owner, email] = [newBrowser(), newAddress()];
    owner.cookies.set('registrations', 'planted');
    await owner.register(email);
    const stranger = newBrowser();
    stranger.cookies.set('registrations', 'planted');
    expect(await stranger.confirm(email)).toMatchObject({ signed_in: false });
  });

  test('a link without a device hash only confirms the address', async () => {
    const [browser, email] = [newBrowser(), newAddress()];
    await browser.register(email);
    await db.linkToken.updateMany({ where: { email }, data: { deviceHash: null } });
    expect(await browser.confirm(email)).toMatchObject({ message: CONFIRMED, signed_in: false });
  });
});

test('registering sets the same cookie for every address and stores only its hash', async () => {
  const answers = [newAddress(), (await account()).email].map(async (email) => {
    const browser = newBrowser();
    await browser.register(email);
    return [...browser.cookies].map(([name, value]) => [name, value.length]);
  });
  const [stranger, acquaintance] = await Promise.all(answers);
  expect(acquaintance).toEqual(stranger);

  const [browser, email] = [newBrowser(), newAddress()];
  await browser.register(email);
  const links = JSON.stringify(await db.linkToken.findMany({ where: { email } }));
  expect(links).toContain('deviceHash');
  expect(links).not.toContain(browser.cookies.get('registrations'));
});

test('a callback path on another site is refused, and the email contains no callback path', async () => {
  const [browser, email] = [newBrowser(), newAddress()];
  for (const callback_path of [
    '//elsewhere.test/',
    'https://elsewhere.test/',
    '/..//elsewhere.test',
    '',
    `/${'a'.repeat(2001)}`,
  ])
    expect(await refusalOf(browser.register(email, { callback_path }))).toMatchObject({
      status: 422,
      errors: { callback_path: ['This value is not valid'] },
    });
  await browser.register(email, { callback_path: TRIP });
  expect(JSON.stringify((await mailsTo(email)).map(({ params }) => params))).not.toContain('booking-form');
});
