/**
 * Erases the people who were erased after the backup was made, and anonymises what is past its time by now. Call it
 * when the environment is that of the restored shop: the app's modules read it.
 */
export async function eraseAgain(ids: readonly string[]): Promise<number> {
  const { db, pool } = await import('../../../src/server/database/db');
  const { personalData } = await import('../../../src/wiring/personal-data');
  const { jobs } = await import('../../../src/wiring/jobs-root');
  const { eraseAgain: erase } = await import('../../../src/features/accounts/settings/commands/erase');
  const { system } = await import('../../../src/shared/schema/actor');
  try {
    const now = new Date();
    const back = await db.user.findMany({ where: { id: { in: [...ids] }, erasedAt: null } });
    for (const user of back) await db.$transaction((tx) => erase(tx, user, personalData, now));
    const ctx = { actor: system, db, now, locale: 'en', requestId: 'restore' } as const;
    for (const job of jobs) if (['orders.tidy', 'accounts.tidy'].includes(job.name)) await job.run(ctx, {});
    return back.length;
  } finally {
    await db.$disconnect();
    await pool.end();
  }
}
