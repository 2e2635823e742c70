import { processWide } from '@/server/process/process-wide';

export type Attributes = Record<string, string | number | undefined>;

export type About = {
  kind?: 'server' | 'client' | 'consumer';
  attributes?: Attributes;
  /** The `traceparent` of another process, or of a job. */
  parent?: string | undefined;
};

export type OpenSpan = {
  /** Spans begun during the work become children of this span. */
  run<Result>(work: () => Result): Result;
  end(outcome?: { attributes?: Attributes; error?: unknown }): void;
};

export type Traces = {
  begin(name: string, about: About): OpenSpan;
  /** The `traceparent` of the current span. */
  current(): string | undefined;
  stop(): Promise<void>;
};

const held = processWide('traces', (): { traces: Traces | null } => ({ traces: null }));

/** Null unless traces are exported; without export, nothing of OpenTelemetry is loaded. */
export const traces = (): Traces | null => held.traces;

export function exportTraces(to: Traces | null): void {
  held.traces = to;
}

/** Runs the work in its own span, if traces are exported. */
export async function traced<Result>(name: string, about: About, work: () => Promise<Result>): Promise<Result> {
  const span = held.traces?.begin(name, about);
  if (!span) return work();
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({ error });
    throw error;
  }
}
