import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../src/env';
import { demoSecrets, getOrCreateSecret, prepareDataDir, readSecrets } from './data-dir';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'segara-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('DATA_DIR', () => {
  it('is created with its parent folders', () => {
    prepareDataDir(join(folder, 'a/b'));
    expect(statSync(join(folder, 'a/b')).isDirectory()).toBe(true);
  });

  it('is refused with a message when it is a file', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => prepareDataDir(join(folder, 'file'))).toThrow(/DATA_DIR .*file is not writable: /);
  });

  it.runIf(process.platform === 'linux')('is refused immediately where no folder can be created', () => {
    expect(() => prepareDataDir('/proc/segara')).toThrow('no folder can be created there');
  });
});

describe('world-readable data from a restored backup', () => {
  const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777;
  const write = (name: string) => writeFileSync(join(folder, name), '', { mode: 0o644 });

  it('becomes private at the next start: emails, pictures, secrets and the database log', () => {
    for (const name of ['mail', 'media']) mkdirSync(join(folder, name), { mode: 0o755 });
    const files = ['mail/one.eml', 'mail/two.eml', 'secrets.json', 'postgres.log'];
    for (const name of files) write(name);
    prepareDataDir(folder);
    expect(['mail', 'media'].map(modeOf)).toEqual([0o700, 0o700]);
    expect(files.map(modeOf)).toEqual([0o600, 0o600, 0o600, 0o600]);
  });

  it('keeps its mode behind a link to another folder, whose owner sets it', () => {
    mkdirSync(join(folder, 'disk'), { mode: 0o755 });
    symlinkSync(join(folder, 'disk'), join(folder, 'media'));
    prepareDataDir(folder);
    expect(modeOf('disk')).toBe(0o755);
  });
});

describe('demo secrets', () => {
  const settings = (more: Record<string, string> = {}) => readSettings({ DATA_DIR: folder, ...more });

  it('are generated once and stored, readable by their owner only', () => {
    const first = demoSecrets(settings());
    expect(Object.keys(first)).toEqual(['NEXTAUTH_SECRET', 'DATA_ENCRYPTION_KEY', 'SANDBOX_WEBHOOK_SECRET']);
    expect(new Set(Object.values(first)).size).toBe(3);
    expect(demoSecrets(settings())).toEqual(first);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('are long enough for the server', () => {
    expect(() => readSettings(demoSecrets(settings()))).not.toThrow();
  });

  it('are overridden by configured ones', () => {
    const mine = 'a secret of my own with thirty-two characters';
    expect(demoSecrets(settings({ NEXTAUTH_SECRET: mine })).NEXTAUTH_SECRET).toBe(mine);
    expect(readSecrets(folder).NEXTAUTH_SECRET).toBeUndefined();
  });

  it('are never generated in production', () => {
    expect(demoSecrets({ ...settings(), APP_MODE: 'production' })).toEqual({});
  });

  it('are kept when another one is added', () => {
    const password = getOrCreateSecret(folder, 'POSTGRES_PASSWORD');
    demoSecrets(settings());
    expect(getOrCreateSecret(folder, 'POSTGRES_PASSWORD')).toBe(password);
  });

  it('are not replaced when their file is damaged', () => {
    writeFileSync(join(folder, 'secrets.json'), '{');
    expect(() => demoSecrets(settings())).toThrow('Restore it from a backup');
  });
});
