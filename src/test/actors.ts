import type { TrpcContext } from '@/server/api/trpc';
import type { Locale } from '@/shared/locale/locales';
import { bearerContext } from '@/wiring/context';
import { createCaller } from '@/wiring/trpc-root';

type Setting = { locale?: Locale; now?: Date; address?: string; deadline?: AbortSignal };

/** The context of a call with this token, built as for every other call; only the clock and the deadline can be set. */
export async function contextFor(token: string | null, setting: Setting = {}): Promise<TrpcContext> {
  // On a busy machine, the deadline of a real call would cut off work that is merely slow.
  const { locale = 'en', now, deadline = new AbortController().signal, address = '192.0.2.1' } = setting;
  const headers = new Headers({ 'x-client-address': address, 'user-agent': 'tests' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const context = await bearerContext(new Request(`http://localhost:3000/api?lang=${locale}`, { headers }));
  return { ...context, deadline, ...(now && { now }) };
}

export const callerFor = async (token: string | null, setting?: Setting) =>
  createCaller(await contextFor(token, setting));
