import { type CostOn, costFinder } from '@/features/pay/costs/data';
import { equalParts } from '@/features/pay/domain/parts-of';
import { boatNames, ownCostsBetween, type SoldDay, soldBetween, titlesOfProducts } from '@/features/pay/margins/data';
import { crewShares } from '@/features/pay/margins/domain/crew-shares';
import { marginOf } from '@/features/pay/margins/domain/margin-of';
import type { Figures, MarginRow, OwnCosts } from '@/features/pay/margins/schema';
import { rateFinder } from '@/features/pay/rates/data';
import { closedMonthsWithin, paidOnDays, worksBetween } from '@/features/pay/sheets/data';
import type { Span } from '@/features/pay/sheets/domain/months';
import { paidTotal, payLines } from '@/features/pay/sheets/domain/pay-lines';
import { nameOfOuting, type OutingKey, type Titles, type Work } from '@/features/pay/sheets/domain/work';
import type { Ctx } from '@/server/api/context';
import { groupBy } from '@/shared/list/group-by';
import { monthOf } from '@/shared/time/month';

type Reader = Pick<Ctx, 'db' | 'locale'>;

/** A member's pay for a day: the settled amount in a closed month, else by today's rates. */
async function payOfDays({ db }: Reader, works: readonly Work[], span: Span) {
  const rateOf = await rateFinder(db, null);
  const closed = await closedMonthsWithin(db, span);
  const settled = await paidOnDays(db, closed);
  const byDay = groupBy(works, ({ member, date }) => `${member} ${date}`);
  const computed = new Map([...byDay].map(([key, ofDay]) => [key, paidTotal(payLines(ofDay, rateOf))]));
  return (member: string, date: string) => {
    const key = `${member} ${date}`;
    return (closed.includes(monthOf(date)) ? settled.get(key) : computed.get(key)) ?? 0;
  };
}

type Going = { outing: OutingKey; titles: Titles[]; people: number; sold: number; published: boolean };

const outingOf = ({ date, boat, part, departure }: SoldDay): OutingKey =>
  boat === null ? { date, departure } : { date, boat, part };

/** Sales of a multi-day departure are divided equally among its days. */
const soldOn = ({ total, day, days }: SoldDay): number => equalParts(total, days)[day] ?? 0;

/** Everything that went out, including outings with crew but no sales. */
function goingOut(sold: readonly SoldDay[], works: readonly Work[], titles: Map<string, Titles>): Going[] {
  const going = new Map<string, Going>();
  const at = (outing: OutingKey): Going => {
    const name = nameOfOuting(outing);
    const one = going.get(name) ?? { outing, titles: [], people: 0, sold: 0, published: false };
    going.set(name, one);
    return one;
  };
  for (const row of sold) {
    const one = at(outingOf(row));
    one.titles.push(titles.get(row.product) ?? {});
    one.people += row.people;
    one.sold += soldOn(row);
    one.published ||= row.published;
  }
  for (const work of works) {
    const one = at(work.outing);
    one.published = true;
    if (one.titles.length === 0 && work.dives > 0) one.titles.push(work.titles);
  }
  return [...going.values()].sort((one, other) => one.outing.date.localeCompare(other.outing.date));
}

const asUsual: OwnCosts = { boat: null, fuel: null, fees: null, lunch: null };

const usualCosts = (costOn: CostOn, outing: OutingKey) => {
  const ofBoat = (kind: 'boat' | 'fuel') => ('boat' in outing ? costOn(outing.boat, kind, outing.date) : 0);
  const each = (kind: 'fees' | 'lunch') => costOn(null, kind, outing.date);
  return { boat: ofBoat('boat'), fuel: ofBoat('fuel'), feesEach: each('fees'), lunchEach: each('lunch') };
};

export type OutingMargin = MarginRow & Figures & { date: string };

/** Each outing of a span with its margin, by day. */
export async function outingsSold(ctx: Reader, span: Span): Promise<OutingMargin[]> {
  const { db, locale } = ctx;
  const sold = await soldBetween(db, span);
  const works = await worksBetween(db, span, null);
  const crew = crewShares(works, await payOfDays(ctx, works, span));
  const costOn = await costFinder(db);
  const boats = await boatNames(db);
  const own = new Map((await ownCostsBetween(db, span)).map(({ outing, costs }) => [nameOfOuting(outing), costs]));
  const titles = await titlesOfProducts(db, [...new Set(sold.map(({ product }) => product))]);
  const inLanguage = (some: readonly Titles[]) =>
    [...new Set(some.map((title) => title[locale] ?? title.en ?? ''))].filter(Boolean).join(', ');
  return goingOut(sold, works, titles).map(({ outing, people, sold: amount, published, titles: some }) => {
    const key = nameOfOuting(outing);
    const costs = own.get(key) ?? asUsual;
    const figures = marginOf({ people, sold: amount, crew: crew.get(key) ?? 0 }, usualCosts(costOn, outing), costs);
    const isCarried = 'boat' in outing;
    return {
      ...{ ...figures, key, date: outing.date, month: null },
      vehicle: isCarried ? { uuid: outing.boat, name: boats.get(outing.boat) ?? '' } : null,
      outing: {
        part: isCarried ? outing.part : null,
        departure: isCarried ? null : outing.departure,
        ...{ what: inLanguage(some), published, own: costs },
      },
    };
  });
}
