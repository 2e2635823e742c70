import { z } from 'zod';
import { deadlineIn } from '@/server/process/deadline';
import { GatewayRefused, GatewaySilent } from './gateway';

const ANSWER_WITHIN_MS = 10_000;

type Call = {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  deadline?: AbortSignal | undefined;
};

export type Answer = { status: number; body: unknown };

/** Temporary errors, which leave open if the action was done. */
const undecided = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/** One call to a gateway: returns its answer, whatever the status, or throws `GatewaySilent`. */
export async function askGateway({ method, url, headers, body, deadline }: Call): Promise<Answer> {
  const path = new URL(url).pathname;
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: deadline ?? deadlineIn(ANSWER_WITHIN_MS),
    });
    const text = await response.text();
    if (undecided(response.status)) throw new GatewaySilent(`${method} ${path} answered ${response.status}`);
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  } catch (error) {
    if (error instanceof GatewaySilent) throw error;
    throw new GatewaySilent(`${method} ${path} was not answered`, { cause: error });
  }
}

/** Parses the body; an unexpected form leaves the outcome unknown. */
export function readAnswer<T>(schema: z.ZodType<T>, { body }: Answer): T {
  const read = schema.safeParse(body);
  if (!read.success) throw new GatewaySilent(`an answer has another form: ${z.prettifyError(read.error)}`);
  return read.data;
}

const reasons = z.looseObject({
  error_code: z.string().optional(),
  message: z.string().optional(),
  status_message: z.string().optional(),
  error_messages: z.array(z.string()).optional(),
});

/** The gateway's own message for a refusal, for the log and the back office. */
export function refusalOf({ status, body }: Answer): GatewayRefused {
  const details = reasons.safeParse(body).data ?? {};
  const words = [details.error_code, details.message, details.status_message, ...(details.error_messages ?? [])];
  return new GatewayRefused(words.filter(Boolean).join(': ') || `answered ${status}`);
}

export const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300;

export const basicAuth = (user: string) => ({
  authorization: `Basic ${Buffer.from(`${user}:`).toString('base64')}`,
});
