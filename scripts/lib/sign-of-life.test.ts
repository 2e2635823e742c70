import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { showSignOfLife } from './sign-of-life';

afterEach(() => void vi.useRealTimers());

test('showSignOfLife keeps the file at most five seconds old until it is stopped', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'segara-worker-'));
  const written = () => readFileSync(join(dataDir, 'worker-alive'), 'utf8').trim();
  vi.useFakeTimers({ now: new Date('2026-12-01T08:00:00.000Z') });
  const life = showSignOfLife(dataDir);
  expect(written()).toBe('2026-12-01T08:00:00.000Z');
  vi.advanceTimersByTime(7_000);
  expect(written()).toBe('2026-12-01T08:00:05.000Z');
  life.stop();
  vi.advanceTimersByTime(60_000);
  expect(written()).toBe('2026-12-01T08:00:05.000Z');
  rmSync(dataDir, { recursive: true });
});
