import { closuresFor, departureSeats, productPlans, productTitles, seatsSold } from '@/features/reports/data';
import { seatsOffered } from '@/features/reports/domain/seats-offered';
import type { OccupancyRow } from '@/features/reports/schema';
import type { Ctx } from '@/server/api/context';
import type { Spans } from './requested-span';

type Seats = { id: string } & Omit<OccupancyRow, 'title'>;

/** Products that offered or sold seats in one of the spans, best sellers first. */
export async function occupancyOf({ db }: Pick<Ctx, 'db'>, spans: Spans): Promise<Seats[]> {
  const { span, before, all } = spans;
  const [products, departures, closures, sold] = await Promise.all([
    productPlans(db),
    departureSeats(db, all),
    closuresFor(db, all),
    seatsSold(db, spans),
  ]);
  const offered = seatsOffered(products, departures, closures, span);
  const offeredBefore = seatsOffered(products, departures, closures, before);
  const soldBy = new Map(sold.map((row) => [row.id, row]));
  return products
    .map(({ id, slug }) => ({
      id,
      slug,
      offered: offered.get(id) ?? 0,
      sold: soldBy.get(id)?.sold ?? 0,
      before: { offered: offeredBefore.get(id) ?? 0, sold: soldBy.get(id)?.before ?? 0 },
    }))
    .filter((row) => row.offered + row.sold + row.before.offered + row.before.sold > 0)
    .sort((one, other) => other.sold - one.sold || other.offered - one.offered || (one.slug < other.slug ? -1 : 1));
}

export async function withTitles({ db, locale }: Pick<Ctx, 'db' | 'locale'>, rows: Seats[]): Promise<OccupancyRow[]> {
  const titles = await productTitles(
    db,
    rows.map(({ id }) => id),
    locale,
  );
  return rows.map(({ id, ...row }) => ({ ...row, title: titles.get(id) ?? row.slug }));
}
