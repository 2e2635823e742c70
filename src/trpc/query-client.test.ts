import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { makeQueryClient, retryRead } from './query-client';

const answered = (httpStatus: number) =>
  TRPCClientError.from({ error: { message: 'no', code: -32603, data: { httpStatus } } } as never);
const neverAnswered = new TRPCClientError('Failed to fetch');

describe('a failed call', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('is retried once as a read after %i', (status) => {
    expect(retryRead(0, answered(status))).toBe(true);
    expect(retryRead(1, answered(status))).toBe(false);
  });

  it.each([400, 401, 403, 404, 413, 422])('is not retried as a read after %i', (status) => {
    expect(retryRead(0, answered(status))).toBe(false);
  });

  it('is retried once as a read without any answer', () => {
    expect(retryRead(0, neverAnswered)).toBe(true);
  });

  it('is never retried as a write', () => {
    expect(makeQueryClient().getDefaultOptions().mutations?.retry).toBe(false);
  });
});
