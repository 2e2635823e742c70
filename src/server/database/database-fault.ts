const SOCKET_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** Prisma codes: unreachable, timed out connecting or answering, connection closed, none free, too many. */
const PRISMA_CODES = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2037'];
const ADAPTER_KINDS = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'];

/** SQL states: connection exceptions, no resources left, shutting down or starting, read-only after a failover. */
const SQL_STATES = /^(08\w{3}|53\w{3}|57P0[1-5]|25006)$/;

/** Errors that `pg` and Prisma throw without a code. */
const SENTENCES = [
  /^timeout (expired|exceeded when trying to connect)$/,
  /^Connection terminated\b/,
  /^Client (has encountered a connection error|was closed) and is not queryable$/,
  /^Query read timeout$/,
];
const TRANSACTION_SENTENCES = ['Unable to start a transaction', 'expired transaction'];

/** The connection broke while a reply was pending. */
const BROKEN_CODES = /^(ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|08\w{3}|57P0[12])$/;
const BROKEN_KINDS = ['ConnectionClosed', 'SocketTimeout'];
const BROKEN_SENTENCE = /^(Connection terminated( unexpectedly)?|Query read timeout)$/;

type Fault = { code: string; kind: string; severity: string; message: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const toFault = ({ code, kind, severity, message }: Record<string, unknown>): Fault => ({
  code: textOf(code),
  kind: textOf(kind),
  severity: textOf(severity),
  message: textOf(message),
});

/** Prisma found no connection for a transaction, or lost it. */
const isTransactionFault = (message: string): boolean =>
  message.includes('Transaction API error: ') && TRANSACTION_SENTENCES.some((sentence) => message.includes(sentence));

/** The thrown error and the driver errors nested in Prisma's. */
function faultsIn(thrown: unknown): Fault[] {
  if (!isRecord(thrown)) return [];
  const meta = isRecord(thrown.meta) ? thrown.meta : {};
  const wrapped = isRecord(meta.driverAdapterError) ? meta.driverAdapterError : thrown;
  const reported = wrapped.name === 'DriverAdapterError' ? wrapped.cause : null;
  return [toFault(thrown), ...(isRecord(reported) ? [toFault(reported)] : [])];
}

/** True when a call failed because the database is unavailable, not because of the request itself. */
export const isDatabaseFault = (thrown: unknown): boolean =>
  faultsIn(thrown).some(
    ({ code, kind, severity, message }) =>
      // PostgreSQL closes or refuses the connection on every FATAL error.
      ['FATAL', 'PANIC'].includes(severity) ||
      ADAPTER_KINDS.includes(kind) ||
      [...SOCKET_CODES, ...PRISMA_CODES].includes(code) ||
      SQL_STATES.test(code) ||
      SENTENCES.some((sentence) => sentence.test(message)) ||
      isTransactionFault(message),
  );

/** PostgreSQL aborts one of several transactions that deadlock or cannot be serialised. */
export const isConflict = (thrown: unknown): boolean =>
  faultsIn(thrown).some(
    ({ code, kind }) => ['40P01', '40001', 'P2034'].includes(code) || kind === 'TransactionWriteConflict',
  );

/** True when the statement may have run all the same: it was sent, and its reply never came. */
export const mayHaveRun = (thrown: unknown): boolean =>
  faultsIn(thrown).some(
    ({ code, kind, message }) =>
      BROKEN_CODES.test(code) || BROKEN_KINDS.includes(kind) || BROKEN_SENTENCE.test(message),
  );
