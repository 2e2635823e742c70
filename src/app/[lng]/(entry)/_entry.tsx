import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { lngOf, type PageProps, textOf } from '@/app/[lng]/lng';
import { ChatOnTheWay } from '@/app/chat-about';
import { ownPageMetadata } from '@/app/page-metadata';
import { SignInOrUpPage } from '@/features/accounts/entry/ui/sign-in-or-up-page';
import { getT } from '@/i18n/server';
import { openedCallback } from '@/server/auth/sealed-callback';
import { devicePasses } from '@/server/auth/session-cookie';
import { localePath } from '@/shared/locale/locales';
import { callbackPath, withCallback } from '@/shared/site/callback-path';
import { getShop } from '@/shop/server';
import { enterPage } from '@/trpc/server';
import { EmptyShell } from '@/ui/shells/empty-shell';
import { tripIn } from './_trip';

type Tab = 'sign-in' | 'sign-up';
export async function entryMetadata(props: PageProps, tab: Tab) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'accounts');
  return ownPageMetadata({ lng, path: `/${tab}`, title: t(tab === 'sign-in' ? 'sign_in.title' : 'sign_up.title') });
}

/** Signing in and registering are two tabs of one page, each with its own URL. */
export async function EntryPage({ tab, ...props }: PageProps & { tab: Tab }) {
  const lng = await lngOf(props);
  const { account, callbackUrl, session, then } = await props.searchParams;
  const sealed = openedCallback(textOf(then));
  // Redirects so that the URL contains the callback, as for a visitor who came through the site.
  if (sealed) redirect(localePath(lng, withCallback(`/${tab}`, sealed)));
  const { calls } = await enterPage({ lng, path: `/${tab}`, guards: ['guest'] });
  const callback = callbackPath(textOf(callbackUrl), '');
  const [shop, trip, providers, sent] = await Promise.all([
    getShop(),
    callback ? tripIn(calls, lng, callback) : null,
    calls.auth.sign_in_providers(),
    headers(),
  ]);
  const wasHere = devicePasses(new Headers(sent)).length > 0;
  // Most guests who want to book and have not signed in with this browser have no account yet.
  const first = trip && !wasHere && textOf(account) === undefined ? 'sign-up' : tab;
  return (
    <EmptyShell lng={lng} shop={shop} {...(trip && { picture: trip.picture })}>
      <SignInOrUpPage
        lng={lng}
        tab={first}
        callback={callback || undefined}
        trip={trip}
        providers={providers}
        wasHere={wasHere}
        hasEnded={textOf(session) === 'ended'}
      />
      <ChatOnTheWay lng={lng} to={callback || undefined} />
    </EmptyShell>
  );
}
