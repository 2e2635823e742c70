import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { withJobId } from './job-id';
import { log } from './log';
import { withRequestId } from './request-id';

it('log adds the request and the job during which a line is written', () => {
  const { [pino.symbols.streamSym]: stream } = log as unknown as Record<symbol, { write(line: string): void }>;
  if (!stream) throw new Error('no stream');
  const lines: Record<string, unknown>[] = [];
  const writing = vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(JSON.parse(line)));
  log.info('outside');
  withRequestId('request-1', () => withJobId('42', () => log.info('inside')));
  writing.mockRestore();
  expect(lines.map(({ msg, requestId, job }) => [msg, requestId, job])).toEqual([
    ['outside', undefined, undefined],
    ['inside', 'request-1', '42'],
  ]);
});
