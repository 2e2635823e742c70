/** An expected failure, reported as one sentence without a stack trace. */
export class Fault extends Error {
  override name = 'Fault';
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
