import { describe, expect, it } from 'vitest';
import { connectionFault, versionFault } from './database';

const url = 'postgresql://segara:hunter2@db.example:5433/dives';
const failing = (code: string) => Object.assign(new Error('as PostgreSQL puts it'), { code });

describe('a DATABASE_URL that does not work', () => {
  it.each([
    ['ECONNREFUSED', 'No PostgreSQL answers at db.example:5433 (ECONNREFUSED). Start it, or correct DATABASE_URL.'],
    ['28P01', "does not accept the password of user 'segara'"],
    ['28000', "does not let user 'segara' in: as PostgreSQL puts it"],
    ['3D000', "There is no database 'dives' at db.example:5433"],
    ['53300', 'no free connection left'],
  ])('is reported in a sentence (%s)', (code, sentence) => {
    expect(connectionFault(failing(code), url).message).toContain(sentence);
  });

  it('never shows its password', () => {
    for (const code of ['ECONNREFUSED', '28P01', '28000', '3D000', '53300'])
      expect(connectionFault(failing(code), url).message).not.toContain('hunter2');
  });
});

describe('the version of PostgreSQL', () => {
  it.each(['15.0', '16.4', '18.4'])('%s is accepted', (version) => {
    expect(versionFault(version, url)).toBeUndefined();
  });

  it.each(['14.9', '9.6.24'])('%s is refused with a sentence', (version) => {
    expect(versionFault(version, url)?.message).toBe(
      `PostgreSQL at db.example:5433 is version ${version}; Segara needs 15 or newer.`,
    );
  });
});
