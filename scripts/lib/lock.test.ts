import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HANGING_MS } from '../../src/test/hanging';
import { acquireLock, holderOf, isLock, type Lock } from './lock';
import { identityOf, waitForEnd } from './processes';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'segara-lock-'));
  file = join(folder, 'segara.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const leftBy = (pid: number, identity: string) =>
  writeFileSync(file, JSON.stringify({ pid, identity, command: 'npm start', since: '2026-01-01T00:00:00.000Z' }));

async function mustAcquire(): Promise<Lock> {
  const result = await acquireLock(file, 'npm start');
  if (!isLock(result)) throw new Error(`held by ${result.pid}`);
  return result;
}

describe('a lock', () => {
  it('names the process that holds it, its start time, and its URL', async () => {
    const lock = await mustAcquire();
    lock.note('http://localhost:3000');
    expect(holderOf(file)).toMatchObject({ pid: process.pid, command: 'npm start', url: 'http://localhost:3000' });
    const second = await acquireLock(file, 'npm run dev');
    expect(second).toMatchObject({ pid: process.pid, command: 'npm start' });
  });

  it('is free once released', async () => {
    (await mustAcquire()).release();
    expect(holderOf(file)).toBeUndefined();
    expect((await mustAcquire()).tookOver).toBe(false);
  });

  it('is taken over from a killed process', async () => {
    const killed = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const pid = killed.pid ?? 0;
    leftBy(pid, identityOf(pid) ?? '');
    expect(holderOf(file)).toMatchObject({ pid });
    killed.kill('SIGKILL');
    await waitForEnd(pid, HANGING_MS);
    expect((await mustAcquire()).tookOver).toBe(true);
    expect(readdirSync(folder)).toEqual(['segara.lock']);
  });

  it('is taken over when another process reuses the pid', async () => {
    leftBy(process.pid, `${process.pid} at another time`);
    expect((await mustAcquire()).tookOver).toBe(true);
  });

  it('is taken over when its file is incomplete', async () => {
    writeFileSync(file, '{"pid":');
    expect((await mustAcquire()).tookOver).toBe(true);
  });

  it('goes to exactly one of several claimants that find it stale', async () => {
    leftBy(process.pid, 'gone');
    const results = await Promise.all(Array.from({ length: 8 }, () => acquireLock(file, 'npm start')));
    expect(results.filter(isLock)).toHaveLength(1);
  });

  it('is not released by a former holder', async () => {
    const lock = await mustAcquire();
    leftBy(process.pid, 'another');
    lock.release();
    expect(readdirSync(folder)).toEqual(['segara.lock']);
  });
});
