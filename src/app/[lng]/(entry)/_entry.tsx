import { headers } from 'next/headers';
import { lngOf, type PageProps, textOf } from '@/app/[lng]/lng';
import { ChatOnTheWay } from '@/app/chat-about';
import { ownPageMetadata } from '@/app/page-metadata';
import { SignInOrUpPage } from '@/features/accounts/ui/sign-in-or-up-page';
import { tripOfPath } from '@/features/catalogue/domain/trip-of-path';
import { getT } from '@/i18n/server';
import { devicePasses } from '@/server/auth/session-cookie';
import { readClock } from '@/server/process/clock';
import type { Locale } from '@/shared/locale/locales';
import { callbackPath } from '@/shared/site/callback-path';
import { nearDayInWords } from '@/shared/time/dates';
import { dayAt } from '@/shared/time/days';
import { getShop } from '@/shop/server';
import { enterPage } from '@/trpc/server';
import { EmptyShell } from '@/ui/shells/empty-shell';
import { coverOf } from '@/ui/show/cover';

type Tab = 'sign-in' | 'sign-up';
type Calls = Awaited<ReturnType<typeof enterPage>>['calls'];

/** The trip that the visitor was on the way to: its name with the day, and its picture. No price: a visitor gets none. */
async function tripIn(calls: Calls, lng: Locale, path: string) {
  const wanted = tripOfPath(path);
  const product = wanted && (await calls.catalogue.product({ slug: wanted.slug }).catch(() => null));
  if (!product || !('slug' in product)) return null;
  const { t } = await getT(lng, 'accounts');
  const { title } = product;
  const day = wanted.date && wanted.date >= dayAt(readClock()) ? nearDayInWords(wanted.date, lng) : null;
  return { name: day ? t('entry.trip_on', { trip: title, day }) : title, picture: coverOf(product) };
}

export async function entryMetadata(props: PageProps, tab: Tab) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'accounts');
  return ownPageMetadata({ lng, path: `/${tab}`, title: t(tab === 'sign-in' ? 'sign_in.title' : 'sign_up.title') });
}

/** Signing in and registering are two tabs of one page; each has its own address. */
export async function EntryPage({ tab, ...props }: PageProps & { tab: Tab }) {
  const lng = await lngOf(props);
  const { calls } = await enterPage({ lng, path: `/${tab}`, guards: ['guest'] });
  const { callbackUrl, session } = await props.searchParams;
  const callback = callbackPath(textOf(callbackUrl), '');
  const [shop, trip, providers, sent] = await Promise.all([
    getShop(),
    callback ? tripIn(calls, lng, callback) : null,
    calls.auth.sign_in_providers(),
    headers(),
  ]);
  return (
    <EmptyShell lng={lng} shop={shop} {...(trip && { picture: trip.picture })}>
      <SignInOrUpPage
        lng={lng}
        tab={tab}
        callback={callback || undefined}
        trip={trip}
        providers={providers}
        wasHere={devicePasses(new Headers(sent)).length > 0}
        hasEnded={textOf(session) === 'ended'}
      />
      <ChatOnTheWay lng={lng} to={callback || undefined} />
    </EmptyShell>
  );
}
