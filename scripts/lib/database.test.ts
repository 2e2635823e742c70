import { describe, expect, it } from 'vitest';
import { connectionFault, versionFault } from './database';

const url = 'postgresql://segara:hunter2@db.example:5433/dives';
const failing = (code: string) => Object.assign(new Error('as PostgreSQL puts it'), { code });

describe('a failing DATABASE_URL', () => {
  it.each([
    [
      'ECONNREFUSED',
      'PostgreSQL does not answer at db.example:5433 (ECONNREFUSED). Start it, or correct DATABASE_URL.',
    ],
    ['28P01', "does not accept the password of user 'segara'"],
    ['28000', "refuses user 'segara': as PostgreSQL puts it"],
    ['3D000', "There is no database 'dives' at db.example:5433"],
    ['53300', 'no free connection left'],
  ])('is reported with a message (%s)', (code, sentence) => {
    expect(connectionFault(failing(code), url).message).toContain(sentence);
  });

  it('never discloses its password', () => {
    for (const code of ['ECONNREFUSED', '28P01', '28000', '3D000', '53300'])
      expect(connectionFault(failing(code), url).message).not.toContain('hunter2');
  });
});

describe('PostgreSQL', () => {
  it.each(['15.0', '16.4', '18.4'])('%s is accepted', (version) => {
    expect(versionFault(version, url)).toBeUndefined();
  });

  it.each(['14.9', '9.6.24'])('%s is refused with a message', (version) => {
    expect(versionFault(version, url)?.message).toBe(
      `PostgreSQL at db.example:5433 is version ${version}; Segara needs 15 or newer.`,
    );
  });
});
