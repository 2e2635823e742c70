import { randomUUID } from 'node:crypto';
import { callerFor } from './actors';
import { type GoogleAccount, signInAtProvider } from './oidc-server';
import { freshAddress } from './try-limits';

export const person = (about: Partial<GoogleAccount> = {}): GoogleAccount => {
  const id = randomUUID();
  return {
    subject: id,
    email: `${id}@gmail.example`,
    emailVerified: true,
    givenName: 'Sari',
    familyName: 'Dewi',
    ...about,
  };
};

export const visitor = () => callerFor(null, { address: freshAddress() });

/** Starts on one of our pages and signs in at Google; returns the answer that reaches the page. */
export async function returned(who: GoogleAccount) {
  const { url, ticket } = await (await visitor()).auth.users.google_start();
  const answer = await signInAtProvider(url, who);
  return { ticket, code: answer.get('code') ?? '', state: answer.get('state') ?? '' };
}

export const profileOf = async ({ token = '' }: { token?: string }) => (await callerFor(token)).account.profile();
