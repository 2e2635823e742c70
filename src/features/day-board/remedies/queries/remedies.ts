import { type BoardDay, type BoardMember, inDayOrder } from '@/features/day-board/domain/board-day';
import type { Missing } from '@/features/day-board/domain/plan';
import { departureTitles } from '@/features/day-board/lists/data';
import { localeOf } from '@/features/day-board/lists/queries/list-texts';
import { boardDays } from '@/features/day-board/queries/board-days';
import { missingTexts } from '@/features/day-board/queries/missing-texts';
import { type ActiveMember, activeCrew } from '@/features/day-board/remedies/data';
import type { CrewLacking } from '@/features/day-board/remedies/domain/crew-lacking';
import { shortagesOn } from '@/features/day-board/remedies/domain/lacking';
import type { VehicleLacking } from '@/features/day-board/remedies/domain/vehicles-lacking';
import type {
  CrewLackingView,
  RemediesInput,
  RemediesView,
  StandIn,
  VehicleLackingView,
} from '@/features/day-board/remedies/schema';
import { translator } from '@/i18n/translate';
import type { Ctx } from '@/server/api/context';
import { formatList } from '@/shared/locale/format-list';
import { languageIn } from '@/shared/locale/language-names';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { weekdayOf } from '@/shared/time/days';

/** The most stand-ins to name; further ones are counted. */
const MAX_NAMED = 12;

type TitleOf = (departure: string, locale: Locale) => string;

const missingOf = (one: CrewLacking): Missing =>
  'vehicle' in one
    ? { lacks: one.lacks, vehicle: one.vehicle.name, parts: one.parts }
    : { lacks: one.lacks, count: one.count, parts: one.parts };

async function sentenceOf(missing: Missing, locale: Locale): Promise<string> {
  const [sentence = ''] = await missingTexts([missing], locale);
  return sentence;
}

/** A message that asks a member to come, in one of their languages. */
export async function requestTo(
  member: BoardMember,
  one: Pick<CrewLacking, 'lacks' | 'parts' | 'departures'>,
  { date }: BoardDay,
  titleOf: TitleOf,
): Promise<string> {
  const locale = localeOf(member);
  const t = await translator(locale, 'outings-admin');
  const when = t(`dayPart.${one.parts.join('_')}` as 'dayPart.morning');
  const titles = formatList(locale, [...new Set(one.departures.map((id) => titleOf(id, locale)))]);
  const day = formatDay(date, locale, 'full');
  return t(`remedy.request.${one.lacks}`, { name: member.name, day, when, titles });
}

function standInOf(
  member: BoardMember,
  { phone, agency, level, weekdays }: ActiveMember,
  { day, locale, text }: { day: BoardDay; locale: Locale; text: string },
): StandIn {
  return {
    uuid: member.id,
    name: member.name,
    state: weekdays.includes(weekdayOf(day.date)) ? 'day_off' : 'not_in_service',
    roles: [...member.roles],
    language_names: member.languages.map((code) => languageIn(locale, code)),
    ...{ agency, level, phone, text },
  };
}

async function crewView({ db, locale }: Ctx, day: BoardDay, lacking: readonly CrewLacking[]) {
  const ids = lacking.flatMap(({ standIns }) => standIns.map(({ id }) => id));
  const active = new Map((await activeCrew(db, ids)).map((row) => [row.id, row]));
  const titleOf = await departureTitles(
    db,
    lacking.flatMap(({ departures }) => departures),
  );
  const viewOf = async (one: CrewLacking): Promise<CrewLackingView> => {
    const found = one.standIns.flatMap((member) => {
      const row = active.get(member.id);
      return row ? [{ member, row }] : [];
    });
    const named = found.slice(0, MAX_NAMED).map(async ({ member, row }) => {
      const text = await requestTo(member, one, day, titleOf);
      return standInOf(member, row, { day, locale, text });
    });
    return {
      lacks: one.lacks,
      parts: one.parts,
      sentence: await sentenceOf(missingOf(one), locale),
      departures: one.departures,
      stand_ins: await Promise.all(named),
      further: Math.max(0, found.length - MAX_NAMED),
    };
  };
  return Promise.all(lacking.map(viewOf));
}

async function vehicleView({ locale }: Ctx, { departure, vehicles }: VehicleLacking): Promise<VehicleLackingView[]> {
  const { id, title, people, needs } = departure;
  const { transport: kind, areas, parts } = needs;
  if (kind === 'none') return [];
  return [
    {
      departure: id,
      sentence: await sentenceOf(
        { lacks: 'vehicle', kind, title, people, areas: [...areas], parts: inDayOrder(parts) },
        locale,
      ),
      vehicles: vehicles.map(({ vehicle, misfits }) => ({
        ...{ uuid: vehicle.id, name: vehicle.name, seats: vehicle.seats, misfits },
      })),
    },
  ];
}

/** Finds what a day lacks, the crew who could be called and why no boat fits; counts guests without naming any. */
export async function remedies(ctx: Ctx, { date }: RemediesInput): Promise<RemediesView> {
  const [day] = await boardDays(ctx, date, date);
  if (!day) return { date, crew: [], vehicles: [] };
  const lacking = shortagesOn(day);
  const vehicles = await Promise.all(lacking.vehicles.map((one) => vehicleView(ctx, one)));
  return { date, crew: await crewView(ctx, day, lacking.crew), vehicles: vehicles.flat() };
}
