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
  it('is created with the folders above it', () => {
    prepareDataDir(join(folder, 'a/b'));
    expect(statSync(join(folder, 'a/b')).isDirectory()).toBe(true);
  });

  it('is refused with a sentence when it is a file', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => prepareDataDir(join(folder, 'file'))).toThrow(/DATA_DIR .*file cannot be written to: /);
  });

  it.runIf(process.platform === 'linux')(
    'is refused without waiting in a location where nothing can be created',
    () => {
      expect(() => prepareDataDir('/proc/segara')).toThrow('no folder can be made there');
    },
  );
});

describe('data that a restored backup left readable for everybody', () => {
  const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777;
  const write = (name: string) => writeFileSync(join(folder, name), '', { mode: 0o644 });

  it('is private after the next start: mails, pictures, secrets and the log of the database', () => {
    for (const name of ['mail', 'media']) mkdirSync(join(folder, name), { mode: 0o755 });
    const files = ['mail/one.eml', 'mail/two.eml', 'secrets.json', 'postgres.log'];
    for (const name of files) write(name);
    prepareDataDir(folder);
    expect(['mail', 'media'].map(modeOf)).toEqual([0o700, 0o700]);
    expect(files.map(modeOf)).toEqual([0o600, 0o600, 0o600, 0o600]);
  });

  it('is left alone where a link leads to another folder, whose mode is for its owner to set', () => {
    mkdirSync(join(folder, 'disk'), { mode: 0o755 });
    symlinkSync(join(folder, 'disk'), join(folder, 'media'));
    prepareDataDir(folder);
    expect(modeOf('disk')).toBe(0o755);
  });
});

describe('the secrets of a demo', () => {
  const settings = (more: Record<string, string> = {}) => readSettings({ DATA_DIR: folder, ...more });

  it('are generated once, stored, and readable by their owner only', () => {
    const first = demoSecrets(settings());
    expect(Object.keys(first)).toEqual(['NEXTAUTH_SECRET', 'DATA_ENCRYPTION_KEY', 'SANDBOX_WEBHOOK_SECRET']);
    expect(new Set(Object.values(first)).size).toBe(3);
    expect(demoSecrets(settings())).toEqual(first);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('are long enough for the server', () => {
    expect(() => readSettings(demoSecrets(settings()))).not.toThrow();
  });

  it('are overridden by those that a person has set', () => {
    const mine = 'a secret of my own with thirty-two characters';
    expect(demoSecrets(settings({ NEXTAUTH_SECRET: mine })).NEXTAUTH_SECRET).toBe(mine);
    expect(readSecrets(folder).NEXTAUTH_SECRET).toBeUndefined();
  });

  it('are never generated in production', () => {
    expect(demoSecrets({ ...settings(), APP_MODE: 'production' })).toEqual({});
  });

  it('stay when another one is added', () => {
    const password = getOrCreateSecret(folder, 'POSTGRES_PASSWORD');
    demoSecrets(settings());
    expect(getOrCreateSecret(folder, 'POSTGRES_PASSWORD')).toBe(password);
  });

  it('are not replaced when their file is damaged, because data is encrypted with them', () => {
    writeFileSync(join(folder, 'secrets.json'), '{');
    expect(() => demoSecrets(settings())).toThrow('Restore it from a backup');
  });
});
