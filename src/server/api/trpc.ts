import { initTRPC, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { ZodError } from 'zod';
import { suspectDatabase } from '@/server/database/database-health';
import { trackWrites } from '@/server/database/write-outcome';
import { log } from '@/server/process/log';
import { AppError, errorTable, fieldError } from '@/shared/errors/errors';
import { isHolder, type Person } from '@/shared/schema/actor';
import type { Ctx } from './context';
import { describe, type Refusal, toAppError } from './sentences';
import { unstorableField } from './storable-input';
import { transformer } from './trpc-input';

/** How a session and its trusted device reach their holder: in a browser's cookies, or in the body for an integrator. */
export type Carrier = {
  keep(session: { token: string; expiresAt: Date; devicePass: string }): { token?: string; device_token?: string };
  /** For a browser that proved whose it is without a session. */
  keepDevice(pass: string): void;
  drop(): void;
};

export type TrpcContext = Ctx & { carrier: Carrier };

/** What the adapters need of a refusal: its place in the error table, and the sentences in the caller's language. */
class DescribedError extends Error {
  constructor(
    readonly refused: AppError,
    readonly refusal: Refusal,
  ) {
    super(refusal.message, { cause: refused.cause });
  }
}

export const describedIn = (error: TRPCError): DescribedError | null =>
  error.cause instanceof DescribedError ? error.cause : null;

/** What a screen reads of a refusal beside its sentence. */
export function refusalData(error: TRPCError) {
  const described = describedIn(error);
  return {
    httpStatus: described?.refused.status ?? getHTTPStatusCodeFromError(error),
    code: described?.refused.code ?? 'internal',
    errors: described?.refusal.errors ?? null,
    retryAfterSeconds: described?.refused.retryAfterSeconds ?? null,
  };
}

const t = initTRPC.context<TrpcContext>().create({
  transformer,
  errorFormatter: ({ shape, error }) => ({ ...shape, data: refusalData(error) }),
});

export async function describedError(thrown: unknown, ctx: Pick<Ctx, 'locale' | 'requestId'>): Promise<TRPCError> {
  const refused = toAppError(thrown);
  if (refused.code === 'unavailable' || refused.code === 'outcome_unknown') suspectDatabase(refused.cause);
  if (refused.code === 'outcome_unknown')
    log.warn({ err: refused.cause, requestId: ctx.requestId }, 'the database was lost after a call had written');
  if (refused.code === 'internal') log.error({ err: refused.cause, requestId: ctx.requestId }, 'call failed');
  const refusal = await describe(refused, ctx.locale);
  const error = new TRPCError({
    code: errorTable[refused.code].trpc,
    message: refusal.message,
    cause: new DescribedError(refused, refusal),
  });
  // All that the error page in a browser learns of what a server component threw.
  return refused.code === 'unavailable' ? Object.assign(error, { digest: refused.code }) : error;
}

/** What does not fit a schema is the caller's fault in the input, and ours anywhere else. */
function thrownIn({ code, cause }: TRPCError): unknown {
  if (code === 'INTERNAL_SERVER_ERROR')
    return cause instanceof ZodError ? new Error('a view does not fit', { cause }) : cause;
  return code === 'BAD_REQUEST' ? cause : undefined;
}

/**
 * Who is answered that nothing was done tries again, so that is not what a write answers once something of it is in the
 * database. One that names itself by a key is done once, however often it is tried.
 */
function afterWriting(thrown: unknown, input: unknown): unknown {
  const hasKey = typeof input === 'object' && input !== null && 'idempotency_key' in input;
  const refused = toAppError(thrown);
  return refused.code === 'unavailable' && !hasKey
    ? new AppError('outcome_unknown', { cause: refused.cause })
    : refused;
}

const describeErrors = t.middleware(async ({ ctx, type, getRawInput, next }) => {
  const { result, hasWritten } = await trackWrites(next);
  if (result.ok) return result;
  const thrown = thrownIn(result.error) ?? result.error;
  const isUnclear = type === 'mutation' && hasWritten;
  return {
    ...result,
    error: await describedError(isUnclear ? afterWriting(thrown, await getRawInput()) : thrown, ctx),
  };
});

/** Checked here once, not in every schema. */
const refuseUnreadable = t.middleware(async ({ getRawInput, next }) => {
  const input = await getRawInput().catch((cause: unknown) => {
    throw new AppError('body_not_json', { cause });
  });
  const field = unstorableField(input);
  if (field !== null) throw fieldError(field, 'invalid.field');
  return next();
});

const refuseDeactivated = t.middleware(({ ctx, next }) => {
  if (ctx.actor.kind === 'deactivated') throw new AppError('deactivated');
  return next();
});

const requireHolder = t.middleware(({ ctx, next }) => {
  if (!isHolder(ctx.actor)) throw new AppError('unauthenticated');
  return next({ ctx: { actor: ctx.actor } });
});

const requirePerson = t.middleware(({ ctx, next }) => {
  if (ctx.actor.kind !== 'person') throw new AppError('unauthenticated');
  return next({ ctx: { actor: ctx.actor } });
});

const requireRole = (...allowed: Person['role'][]) =>
  t.middleware(({ ctx, next }) => {
    if (ctx.actor.kind !== 'person' || !allowed.includes(ctx.actor.role)) throw new AppError('forbidden');
    return next();
  });

const base = t.procedure.use(describeErrors).use(refuseUnreadable);

export const publicProcedure = base.use(refuseDeactivated);
export const signedInProcedure = publicProcedure.use(requirePerson);
export const customerProcedure = signedInProcedure.use(requireRole('USER', 'AGEN'));
export const adminProcedure = signedInProcedure.use(requireRole('ADMIN'));
/** The one thing a deactivated person may still do is leave. */
export const leavingProcedure = base.use(requireHolder);

export const { router, createCallerFactory } = t;
export type { Ctx };
