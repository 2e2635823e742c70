import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { makeQueryClient, retryRead } from './query-client';

const answered = (httpStatus: number) =>
  TRPCClientError.from({ error: { message: 'no', code: -32603, data: { httpStatus } } } as never);
const neverAnswered = new TRPCClientError('Failed to fetch');

describe('a call that failed', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('is read once more after %i', (status) => {
    expect(retryRead(0, answered(status))).toBe(true);
    expect(retryRead(1, answered(status))).toBe(false);
  });

  it.each([400, 401, 403, 404, 413, 422])('is not read again after %i', (status) => {
    expect(retryRead(0, answered(status))).toBe(false);
  });

  it('is read once more when no answer came at all', () => {
    expect(retryRead(0, neverAnswered)).toBe(true);
  });

  it('is never written again', () => {
    expect(makeQueryClient().getDefaultOptions().mutations?.retry).toBe(false);
  });
});
