import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db, pool } from '@/server/database/db';
import { enqueue } from './enqueue';
import { releaseJobsOfDeadWorkers } from './heartbeat';
import { defineJob } from './job';
import { workOn } from './worker';

const payload = z.strictObject({ sealed: z.string() });

/** A separate process that takes a job and never finishes it. */
async function startHangingWorker() {
  const program = `
    import { z } from 'zod';
    const { workOn } = await import('./src/server/jobs/worker.ts');
    const run = () => new Promise(() => console.log('began'));
    workOn([{ name: 'mail.send', lane: 'mail', payload: z.object({ sealed: z.string() }), run }]);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  await expect.poll(() => output).toContain('began');
  await expect.poll(async () => (await pool.query('SELECT 1 FROM worker_heartbeats')).rowCount).toBe(1);
  return child;
}

const locks = async () =>
  (await pool.query<{ locked_by: string | null }>('SELECT locked_by FROM graphile_worker.jobs')).rows.map(
    (row) => row.locked_by,
  );

/** Moves the clocks past the minute after which a silent worker counts as gone. */
async function waitAMinute({ butBeating }: { butBeating: boolean }) {
  await pool.query(`UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '61 seconds'`);
  if (!butBeating) await pool.query(`UPDATE worker_heartbeats SET seen_at = seen_at - interval '61 seconds'`);
}

afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

describe('a killed worker', () => {
  it('loses its job to another after a minute of silence, and not before', async () => {
    await enqueue(db, 'mail.send', { sealed: 'important' });
    const hanging = await startHangingWorker();
    const [holder] = await locks();
    expect(holder).toMatch(/^pool-/);

    await waitAMinute({ butBeating: true });
    await releaseJobsOfDeadWorkers(db);
    expect(await locks()).toEqual([holder]);

    hanging.kill('SIGKILL');
    await once(hanging, 'exit');
    await releaseJobsOfDeadWorkers(db);
    expect(await locks()).toEqual([holder]);

    await waitAMinute({ butBeating: false });
    const ran: string[] = [];
    const worker = workOn([
      defineJob({ name: 'mail.send', lane: 'mail', payload, run: async (_ctx, { sealed }) => void ran.push(sealed) }),
    ]);
    await expect.poll(() => ran).toEqual(['important']);
    await expect.poll(locks).toEqual([]);
    await worker.stop();
  });
});
