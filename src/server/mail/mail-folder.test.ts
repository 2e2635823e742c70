import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeToFolder } from './mail-folder';

const at = new Date('2026-11-21T03:04:05.678Z');
let folder = '';

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'segara-mail-')), 'mail');
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const mail = (id: string, to = 'diver@segara.test') => ({
  id,
  to,
  at,
  source: Buffer.from(`Message-ID: <${id}@x>\n\n`),
});

describe('the mail folder', () => {
  it('names each file by time and recipient', async () => {
    await writeToFolder(folder, mail('one'));
    expect(await readdir(folder)).toEqual(['2026-11-21T03-04-05.678Z-diver@segara.test.eml']);
  });

  it('stores every message, even many to one person in the same millisecond', async () => {
    const ids = Array.from({ length: 20 }, (_, number) => `message-${number}-`);
    await Promise.all(ids.map((id) => writeToFolder(folder, mail(id))));
    const names = await readdir(folder);
    const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    expect(names.filter((name) => !/^2026-11-21T03-04-05\.\d{3}Z-diver@segara\.test\.eml$/.test(name))).toEqual([]);
    expect(new Set(texts).size).toBe(20);
  });

  it('stores a message once, however often it is written', async () => {
    await writeToFolder(folder, mail('one'));
    await writeToFolder(folder, mail('two'));
    await writeToFolder(folder, mail('two'));
    await writeToFolder(folder, mail('one'));
    expect(await readdir(folder)).toHaveLength(2);
  });

  it('is readable by its owner only, like every message in it', async () => {
    await writeToFolder(folder, mail('one'));
    const [name = ''] = await readdir(folder);
    const modeOf = async (file: string) => (await stat(file)).mode & 0o777;
    expect(await modeOf(folder)).toBe(0o700);
    expect(await modeOf(path.join(folder, name))).toBe(0o600);
  });

  it.each(['../../etc/passwd@x', 'a/b@x', '..', `${'long'.repeat(80)}@segara.test`, 'müller 子@x.test', '\0@x'])(
    'never writes outside the folder, whatever the address: %j',
    async (to) => {
      await writeToFolder(folder, mail('one', to));
      const [name = ''] = await readdir(folder);
      expect(name).toMatch(/^2026-11-21T03-04-05\.678Z-[\w.@+-]{1,100}\.eml$/);
      expect(await readdir(path.dirname(folder))).toEqual(['mail']);
    },
  );
});
