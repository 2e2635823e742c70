import { levelName } from '@/features/booking/divers/domain/certification';
import type { BoardDay, BoardDiver, BoardMember } from '@/features/day-board/domain/board-day';
import { type CrewListEntry, crewLists } from '@/features/day-board/domain/crew-lists';
import { departureTitles, phonesOfCrew } from '@/features/day-board/lists/data';
import type { CrewList } from '@/features/day-board/lists/schema';
import { companionName } from '@/features/orders/domain/companions';
import { translator } from '@/i18n/translate';
import type { Tx } from '@/server/database/db';
import { languageIn } from '@/shared/locale/language-names';
import { defaultLocale, isLocale, type Locale } from '@/shared/locale/locales';
import { chatLink } from '@/shared/schema/chat-link';
import { internationalDigits } from '@/shared/schema/phone';
import { clockTime } from '@/shared/time/clock-times';
import { formatDay } from '@/shared/time/dates';

/** The first of the member's languages that the product supports. */
export const localeOf = ({ languages }: BoardMember): Locale => languages.find(isLocale) ?? defaultLocale;

type TitleOf = (departure: string, locale: Locale) => string;

async function textOf(
  member: BoardMember,
  list: readonly CrewListEntry[],
  { date, titleOf }: { date: string; titleOf: TitleOf },
): Promise<string> {
  const locale = localeOf(member);
  const t = await translator(locale, 'outings-admin');
  const orders = await translator(locale, 'orders');
  const companionTexts = {
    companion: orders('companion'),
    companionOf: (name: string) => orders('companionOf', { name }),
  };
  /** Captains need to know who is aboard, leaders how their divers dive. */
  const diverLine = (diver: BoardDiver, duty: CrewListEntry['duty']) => {
    const level = diver.level === 'none' ? t('list.notCertified') : levelName(null, diver.level);
    const language = diver.language && languageIn(locale, diver.language);
    const flags = [diver.isFirstDive && t('flag.firstDive'), diver.hasPrivateGuide && t('flag.privateGuide')];
    const dives = duty === 'leader' ? { about: [level, language], flags } : { about: [], flags: [] };
    return [diver.name, ...dives.about, diver.isMinor && t('flag.minor'), ...dives.flags];
  };
  const entryText = (entry: CrewListEntry): string => {
    const { duty, vehicle, captain, time, departures, divers, companions, people } = entry;
    const head = [
      time && clockTime(locale, time),
      vehicle ?? t('list.onLand'),
      duty === 'captain' ? t('list.youSteer') : t('list.youLead'),
    ];
    const lines = [
      ...divers.map((diver) => diverLine(diver, duty)),
      ...companions.map((companion) => [companionName(companion, companionTexts), orders('seatOnly')]),
    ].map((parts) => `- ${parts.filter(Boolean).join(', ')}`);
    return [
      head.filter(Boolean).join(' · '),
      departures.map((id) => titleOf(id, locale)).join(', '),
      ...(duty === 'leader' && captain ? [t('list.captain', { name: captain })] : []),
      t('list.people', { count: people }),
      ...lines,
    ].join('\n');
  };
  const title = t('list.title', { name: member.name, day: formatDay(date, locale, 'full') });
  return [title, ...(list.length > 0 ? list.map(entryText) : [t('list.nothing')])].join('\n\n');
}

/** The lists of these crew members, each in their own language; members who no longer exist are left out. */
export async function listTexts(db: Tx, day: BoardDay, ids: readonly string[]): Promise<CrewList[]> {
  const lists = crewLists(day);
  const phones = await phonesOfCrew(db);
  const titleOf = await departureTitles(
    db,
    day.departures.map(({ id }) => id),
  );
  const members = day.crew.filter(({ id }) => ids.includes(id));
  return Promise.all(
    members.map(async (member) => {
      const text = await textOf(member, lists.get(member.id) ?? [], { date: day.date, titleOf });
      const phone = phones.get(member.id) ?? null;
      return {
        uuid: member.id,
        name: member.name,
        phone,
        text,
        chat: phone && chatLink(internationalDigits(phone), text),
      };
    }),
  );
}
