import { expect, test } from 'vitest';
import { countLimits, takeSeatsOfAll } from '@/features/outings/seats/data';
import { db, type Tx } from '@/server/database/db';
import { date, trip } from '@/test/outings/sales';

/** Four months of thirty departures a day, each with its boat. */
const fillDays = async (tx: Tx, productId: string) => {
  await tx.$executeRaw`INSERT INTO days (date)
    SELECT ${date}::date + number FROM generate_series(0, 120) AS number ON CONFLICT DO NOTHING`;
  await tx.$executeRaw`INSERT INTO day_limits (date, part, subject, most)
    SELECT ${date}::date + number, part, 'boat ' || boat, 12 FROM generate_series(0, 120) AS number,
      unnest(enum_range(NULL::"DayPart")) AS part, generate_series(1, 40) AS boat`;
  await tx.$executeRaw`WITH made AS (
      INSERT INTO departures (id, product_id, date, time, capacity, updated_at)
      SELECT gen_random_uuid(), ${productId}::uuid, ${date}::date + number, to_char(time, 'FM00') || ':00', 20, now()
      FROM generate_series(0, 120) AS number, generate_series(1, 23) AS time RETURNING id, date
    ) INSERT INTO departure_days (departure_id, date, people, shared_divers) SELECT id, date, 4, 4 FROM made`;
  for (const table of ['day_limits', 'departures', 'departure_days']) await tx.$executeRawUnsafe(`ANALYZE ${table}`);
};

const sequentialScans = (tx: Tx) =>
  tx.$queryRaw<{ table: string; times: number }[]>`
    SELECT relname AS table, seq_scan::int AS times FROM pg_stat_xact_user_tables
    WHERE relname IN ('day_limits', 'departures', 'departure_days') ORDER BY 1`;

test('a claim with generic plans scans no whole table, however many days are stored', async () => {
  const { id: productId } = await trip();
  const undo = new Error('undone');
  const claimed = db.$transaction(async (tx) => {
    await fillDays(tx, productId);
    const departure = await tx.departure.findFirstOrThrow({ where: { productId } });
    await tx.$executeRaw`SELECT set_config('plan_cache_mode', 'force_generic_plan', true)`;
    const before = await sequentialScans(tx);
    expect(await takeSeatsOfAll(tx, [{ departureId: departure.id, divers: 2 }])).toBe(true);
    await countLimits(tx, [date], 'release');
    expect(await sequentialScans(tx)).toEqual(before);
    expect(before).toHaveLength(3);
    throw undo;
  });
  await expect(claimed).rejects.toBe(undo);
});
