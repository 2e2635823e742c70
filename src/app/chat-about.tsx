import type { BookingPrefill } from '@/features/availability/domain/prefill';
import { tripOfPath } from '@/features/availability/domain/trip-of-path';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { publicCalls } from '@/trpc/public';
import { ChatLink } from '@/ui/show/chat-link';
import { chatTexts } from '@/ui/show/chat-texts';

type About = { trip?: string | undefined; date?: BookingPrefill['date'] | undefined };

/** Opens a chat with the shop about the trip and the day, as far as they are known. */
async function ChatAbout({ lng, trip, date }: About & { lng: Locale }) {
  const { t } = await getT(lng, 'common');
  const { identity } = await getShop();
  return (
    <p>
      <ChatLink lng={lng} number={identity.whats_app} texts={chatTexts(t)} trip={trip} date={date} />
    </p>
  );
}

/** Product and day of a path; empty if it has none. */
async function aboutAddress(lng: Locale, address: string): Promise<About> {
  const wanted = tripOfPath(address);
  const found = wanted
    ? await publicCalls(lng)
        .catalogue.product({ slug: wanted.slug })
        .catch(() => null)
    : null;
  return wanted && found && 'slug' in found ? { trip: found.title, date: wanted.date } : {};
}

/** Like `ChatAbout`, for a destination such as the booking form behind the sign-in. */
export async function ChatOnTheWay({ lng, to }: { lng: Locale; to: string | undefined }) {
  return <ChatAbout lng={lng} {...(to && (await aboutAddress(lng, to)))} />;
}
