import { expect, test } from 'vitest';
import { ArchiveFault, archiveFaults } from '../../../src/server/backup/archive-fault';
import { Fault } from '../fault';
import { explainArchiveFault } from './explain-archive-fault';

test.each(archiveFaults)('explainArchiveFault turns %s into one sentence that names the file', (kind) => {
  const fault = explainArchiveFault(new ArchiveFault(kind), 'segara.age');
  expect(fault).toBeInstanceOf(Fault);
  expect(String(fault)).toMatch(/segara\.age[^\n]*Nothing was changed\.$/);
});

test.each(['53100', 'ENOSPC', 'EDQUOT'])('explainArchiveFault recognises a full disk by %s', (code) => {
  const cause = Object.assign(new Error('write failed'), { code });
  expect(String(explainArchiveFault(new Error('COPY failed', { cause }), 'segara.age'))).toContain('The disk is full.');
});

test('explainArchiveFault leaves anything unexpected as it is', () => {
  const error = new TypeError('undefined is not a function');
  expect(explainArchiveFault(error, 'segara.age')).toBe(error);
});
