import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { describedError } from '@/server/api/trpc';
import type { Locale } from '@/shared/locale/locales';
import { localePath, splitLocale } from '@/shared/locale/locales';
import { isSignedInHinted } from '@/shared/site/signed-in-hint';
import { browserContext } from '@/wiring/context';
import { guardRoute } from '@/wiring/route-guards';
import { createCaller } from '@/wiring/trpc-root';
import { notFoundReason } from './not-found-reason';

/** One context per request: a page and its layouts read the session from the database once. */
const pageContext = cache(async (lng: Locale) => {
  const sent = new Headers(await headers());
  try {
    return await browserContext(sent, lng, new Headers());
  } catch (thrown) {
    throw await describedError(thrown, { locale: lng });
  }
});

/** Pages read through the same procedures as browsers, so guards and outputs cover them too. */
const callsOf = async (lng: Locale) => createCaller(await pageContext(lng));

type Route = { lng: Locale; path: string; guards: readonly string[]; isValid?: boolean };

const inLanguage = (lng: Locale, path: string) => (path.startsWith('/api/') ? path : localePath(lng, path));

/** Call it first on every guarded page: it checks access and that the page exists, and returns the staff rights. */
export async function enterPage({ lng, path, guards, isValid = true }: Route) {
  const { actor } = await pageContext(lng);
  const sent = await headers();
  const at = sent.get('x-path');
  const address = at ? splitLocale(at).path + (sent.get('x-search') ?? '') : path;
  const hadSession = isSignedInHinted(sent.get('cookie') ?? '');
  const verdict = guardRoute(guards, { actor, path, address, hadSession }, isValid);
  if (verdict.go === 'to') redirect(inLanguage(lng, verdict.path));
  if (verdict.go === 'nowhere') {
    notFoundReason().unknownGuard = verdict.reason === 'unknown_guard';
    notFound();
  }
  return { calls: await callsOf(lng), rights: actor.kind === 'person' ? actor.rights : [] };
}
