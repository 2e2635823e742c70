/**
 * Tables whose rows no backup contains: sign-ins and single-use tokens, which must not come back to life after a
 * restore, and rows that belong to running processes.
 */
export const leftOutTables: readonly string[] = [
  'sessions',
  'link_tokens',
  'one_time_codes',
  'rate_limits',
  'worker_heartbeats',
  '_prisma_migrations',
];

/**
 * Columns, by table, that no backup contains; they are empty after a restore. Without the keys of health
 * records, a restored shop has the outcomes, not the answers, and no old backup opens what was purged.
 */
export const leftOutColumns: Readonly<Record<string, readonly string[]>> = { health_records: ['sealed_key'] };
