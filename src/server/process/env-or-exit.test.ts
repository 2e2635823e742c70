import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('envOrExit reports missing settings, one line each, and ends the server', () => {
  const script = "import('./src/server/process/env-or-exit.ts').then(({ envOrExit }) => envOrExit())";
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', 'tsx', '-e', script], {
    env: { NODE_ENV: 'test', DATABASE_URL: 'mysql://shop' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  const lines = stderr.trim().split('\n');
  expect(lines[0]).toMatch(/^DATABASE_URL must be a PostgreSQL address\. Example: /);
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/^NEXTAUTH_SECRET is missing\. Example: /),
    expect.stringMatching(/^DATA_ENCRYPTION_KEY is missing\. Example: /),
  ]);
});
