import { type BookingPrefill, readPrefill } from '@/features/availability/domain/prefill';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { parseUrl } from '@/shared/site/parse-url';
import { getShop } from '@/shop/server';
import { publicCalls } from '@/trpc/server';
import { ChatLink } from '@/ui/show/chat-link';
import { chatTexts } from '@/ui/show/chat-texts';

type About = { trip?: string | undefined; date?: BookingPrefill['date'] | undefined };

/** A chat with the shop about a trip on a day, as far as they are known. */
async function ChatAbout({ lng, trip, date }: About & { lng: Locale }) {
  const { t } = await getT(lng, 'common');
  const { identity } = await getShop();
  return (
    <p>
      <ChatLink lng={lng} number={identity.whats_app} texts={chatTexts(t)} trip={trip} date={date} />
    </p>
  );
}

/** What an address leads to: the product and the day of a booking form, or nothing in particular. */
async function aboutAddress(lng: Locale, address: string): Promise<About> {
  const search = parseUrl(address, 'http://localhost')?.search ?? '';
  const slug = new URLSearchParams(search).get('product');
  const found = slug
    ? await publicCalls(lng)
        .catalogue.product({ slug })
        .catch(() => null)
    : null;
  return found && 'slug' in found ? { trip: found.title, date: readPrefill(search).date } : {};
}

/** The same on the way to another page, such as the booking form behind the sign-in. */
export async function ChatOnTheWay({ lng, to }: { lng: Locale; to: string | undefined }) {
  return <ChatAbout lng={lng} {...(to && (await aboutAddress(lng, to)))} />;
}
