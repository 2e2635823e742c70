import { randomUUID } from 'node:crypto';
import { db } from '@/server/database/db';
import { callerFor } from './actors';
import { type FacebookAccount, signInAtFacebook } from './facebook-server';
import { mailsTo } from './outbox';
import { freshAddress } from './try-limits';

export const person = (about: Partial<FacebookAccount> = {}): FacebookAccount => {
  const id = randomUUID();
  return { id, first_name: 'Sari', last_name: 'Dewi', email: `${id}@mail.example`, ...about };
};
export const auth = async (about: Parameters<typeof callerFor>[1] = {}) =>
  (await callerFor(null, { address: freshAddress(), ...about })).auth.users;
export const profileOf = async (session: object) => {
  const token = 'token' in session ? String(session.token) : '';
  return (await callerFor(token)).account.profile();
};
export const accountAt = (email: string) => db.user.findUnique({ where: { email }, include: { identities: true } });

/** Starts on one of our pages and signs in at Facebook; returns the answer that reaches the page. */
export async function returned(who: FacebookAccount) {
  const { url, ticket } = await (await auth()).facebook_start();
  const answer = await signInAtFacebook(url, who);
  return { ticket, code: answer.get('code') ?? '', state: answer.get('state') ?? '' };
}
export const finish = async (who: FacebookAccount) => (await auth()).facebook_finish(await returned(who));

/** The first sign-in of a person without an account. */
export async function unknown(who: FacebookAccount) {
  const view = await finish(who);
  if (!('proof' in view)) throw new Error('the person is known');
  return view;
}

export async function codeFor(email: string): Promise<string> {
  const codes = (await mailsTo(email)).filter(({ template }) => template === 'facebook_code');
  return String(codes.at(-1)?.params.code);
}

/** Confirms the address with the mailed code. */
export async function confirm(proof: string, email: string, about: Parameters<typeof callerFor>[1] = {}) {
  await (await auth(about)).facebook_send_code({ proof, email });
  return (await auth(about)).facebook_confirm({ proof, email, pin: await codeFor(email) });
}
