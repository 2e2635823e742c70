import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { Locale } from '@/shared/locale/locales';
import type { AppRouter } from '@/wiring/trpc-root';

/** Statuses after which a read is retried once, because the fault may be temporary. */
export const retryableStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;
type Path = { [Name in keyof Outputs & string]: `${Name}.${keyof Outputs[Name] & string}` }[keyof Outputs & string];
type At<Calls, Name> = Name extends `${infer Group}.${infer Call}`
  ? Group extends keyof Calls
    ? Call extends keyof Calls[Group]
      ? Calls[Group][Call]
      : never
    : never
  : never;

type Refusal = { message: string; data: { code: string; errors?: Record<string, string[]> | null } };
type Answer<Output> = { output: Output; refusal?: never } | { output?: never; refusal: Refusal };
type Body<Output> = { result?: { data: { json: Output } }; error?: { json: Refusal } };

const addressOf = (path: string, lng: Locale) => `/api/trpc/${path}?lang=${lng}`;

async function answerOf<Output>(response: Response): Promise<Answer<Output>> {
  const { result, error }: Body<Output> = await response.json();
  if (result) return { output: result.data.json };
  if (!error) throw new Error('no answer');
  return { refusal: error.json };
}

/** Retries a read once after a temporary fault, like the client of the other pages. */
async function read(address: string): Promise<Response> {
  const first = await fetch(address).catch(() => null);
  return first && !retryableStatuses.includes(first.status) ? first : fetch(address);
}

/** Typed calls for public pages, without the tRPC client; their inputs and outputs are plain JSON. */
export async function query<Name extends Path>(
  lng: Locale,
  path: Name,
  input?: At<Inputs, Name>,
): Promise<Answer<At<Outputs, Name>>> {
  const sent = input === undefined ? '' : `&input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
  return answerOf(await read(`${addressOf(path, lng)}${sent}`));
}

export async function mutate<Name extends Path>(
  lng: Locale,
  path: Name,
  input: At<Inputs, Name>,
): Promise<Answer<At<Outputs, Name>>> {
  const headers = { 'content-type': 'application/json' };
  return answerOf(
    await fetch(addressOf(path, lng), { method: 'POST', headers, body: JSON.stringify({ json: input }) }),
  );
}
