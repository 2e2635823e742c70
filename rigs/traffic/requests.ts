import sentences from '../../public/locales/en/errors.json';
import { pause } from '../../scripts/lib/lifecycle';

const PATIENCE_MS = 40_000;
const RETRY_MS = 500;

/** A failed request, which the client retries. */
export type Trouble = { at: number; subject: string; kind: string };
type Answered = { status: number; body: string };
export type Reply = Answered | { trouble: string };

/** Kind of a write without an idempotency key whose COMMIT was not acknowledged. */
export const OUTCOME_UNKNOWN = 'may have been written';

export const json = { 'content-type': 'application/json' };

/** Pages read the code, REST clients only the sentence. */
const isOutcomeUnknown = (body: string) =>
  body.includes('"outcome_unknown"') || body.includes(sentences.outcome_unknown);

/** A 503 that says when to retry is correct behaviour; any other failure has its own kind. */
function troubleIn({ status, headers }: Response, body: string): string | undefined {
  if (status === 500 && isOutcomeUnknown(body)) return OUTCOME_UNKNOWN;
  if (status === 503) return headers.has('retry-after') ? '503' : '503 without Retry-After';
  return status >= 500 ? String(status) : undefined;
}

/** Sends requests and records which failed and when. */
export class Requests {
  answered = 0;
  readonly troubles: Trouble[] = [];
  /** Refused requests by reason, with their number. */
  readonly refusals = new Map<string, number>();

  constructor(private readonly origin: string) {}

  private fail(subject: string, kind: string): Reply {
    this.troubles.push({ at: performance.now(), subject, kind });
    return { trouble: kind };
  }

  async send(subject: string, path: string, init: RequestInit = {}): Promise<Reply> {
    try {
      const answer = await fetch(this.origin + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      const body = await answer.text();
      const trouble = troubleIn(answer, body);
      if (trouble) return this.fail(subject, trouble);
      this.answered += 1;
      return { status: answer.status, body };
    } catch (error) {
      const { name } = error as Error;
      return this.fail(subject, name === 'TimeoutError' ? 'no answer' : 'cut off');
    }
  }

  /** Repeats the same request with the same key until it is answered, as a careful client does. */
  async sendUntilAnswered(subject: string, path: string, init: RequestInit = {}): Promise<Answered> {
    for (;;) {
      const reply = await this.send(subject, path, init);
      if (!('trouble' in reply)) return reply;
      await pause(RETRY_MS);
    }
  }

  refuse(subject: string, { status, body }: Answered): void {
    const { message } = JSON.parse(body) as { message?: string };
    const reason = `${subject}: ${status} ${message ?? ''}`;
    this.refusals.set(reason, (this.refusals.get(reason) ?? 0) + 1);
  }

  since = (moment: number): Trouble[] => this.troubles.filter(({ at }) => at >= moment);
}

export function countByKind(troubles: readonly Trouble[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of troubles) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Joins the kinds for people to read; 'none' if empty. */
export const describeKinds = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([kind, number]) => `${number} × ${kind}`)
    .join(', ') || 'none';
