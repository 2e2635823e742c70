import { initTRPC, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { ZodError } from 'zod';
import { checkDatabaseHealth } from '@/server/database/database-health';
import { trackWrites } from '@/server/database/write-outcome';
import { metrics } from '@/server/metrics/metrics';
import { recordOwnChanges } from '@/server/page-cache/own-changes';
import { log } from '@/server/process/log';
import { traced } from '@/server/traces/traces';
import { AppError, errorTable, fieldError } from '@/shared/errors/errors';
import { isHolder, type Person } from '@/shared/schema/actor';
import type { Needs } from '@/shared/schema/rights';
import type { Ctx } from './context';
import { requireRights } from './require-rights';
import { describe, type Refusal, toAppError } from './sentences';
import { unstorableField } from './storable-input';
import { transformer } from './trpc-input';

/** Transports a session and its trusted device: in a browser's cookies, or in the body for an integrator. */
export type Carrier = {
  setSession(session: { token: string; expiresAt: Date; devicePass: string }): {
    token?: string;
    device_token?: string;
  };
  /** Stores a device pass for a browser that proved its account without a session. */
  setDevice(pass: string): void;
  /** Stores a secret that later proves that this browser made the registration. */
  setRegistration(secret: string): void;
  clearSession(): void;
};

export type TrpcContext = Ctx & { carrier: Carrier };

/** The facts about a procedure for the API document, beyond its input and output. */
export type ProcedureMeta = { needsSession?: boolean; needs?: Needs };

/** A refusal as the adapters need it: its entry in the error table, and the sentences in the caller's language. */
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

/** The data of a refusal that a screen reads beside its message. */
export function refusalData(error: TRPCError) {
  const described = describedIn(error);
  return {
    httpStatus: described?.refused.status ?? getHTTPStatusCodeFromError(error),
    code: described?.refused.code ?? 'internal',
    errors: described?.refusal.errors ?? null,
    retryAfterSeconds: described?.refused.retryAfterSeconds ?? null,
  };
}

const t = initTRPC
  .context<TrpcContext>()
  .meta<ProcedureMeta>()
  .create({
    transformer,
    errorFormatter: ({ shape, error }) => ({ ...shape, data: refusalData(error) }),
  });

export async function describedError(thrown: unknown, ctx: Pick<Ctx, 'locale'>): Promise<TRPCError> {
  const refused = toAppError(thrown);
  if (refused.code === 'unavailable' || refused.code === 'outcome_unknown') checkDatabaseHealth(refused.cause);
  if (refused.code === 'outcome_unknown')
    log.warn({ err: refused.cause }, 'the database was lost after a call had written');
  if (refused.code === 'internal') log.error({ err: refused.cause }, 'call failed');
  const refusal = await describe(refused, ctx.locale);
  const error = new TRPCError({
    code: errorTable[refused.code].trpc,
    message: refusal.message,
    cause: new DescribedError(refused, refusal),
  });
  // The only detail of a server component's error that the browser's error page receives.
  return refused.code === 'unavailable' ? Object.assign(error, { digest: refused.code }) : error;
}

/** A schema mismatch is the caller's fault in the input, and ours anywhere else. */
function thrownIn({ code, cause }: TRPCError): unknown {
  if (code === 'INTERNAL_SERVER_ERROR')
    return cause instanceof ZodError ? new Error('a view does not fit', { cause }) : cause;
  return code === 'BAD_REQUEST' ? cause : undefined;
}

/**
 * A caller who is told that nothing was done tries again, so a write must not answer that once it may be in the
 * database. A call with an idempotency key runs once, however often it is tried.
 */
function afterWriting(thrown: unknown, input: unknown): unknown {
  const hasKey = typeof input === 'object' && input !== null && 'idempotency_key' in input;
  const refused = toAppError(thrown);
  return refused.code === 'unavailable' && !hasKey
    ? new AppError('outcome_unknown', { cause: refused.cause })
    : refused;
}

const describeErrors = t.middleware(async ({ ctx, type, getRawInput, next }) => {
  const { result, hasWritten } = await recordOwnChanges(() => trackWrites(next));
  if (result.ok) return result;
  const thrown = thrownIn(result.error) ?? result.error;
  const isUnclear = type === 'mutation' && hasWritten;
  return {
    ...result,
    error: await describedError(isUnclear ? afterWriting(thrown, await getRawInput()) : thrown, ctx),
  };
});

/** Checked here once instead of in every schema. */
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

const measureCalls = t.middleware(async ({ path, next }) => {
  const stop = metrics()?.calls.startTimer({ procedure: path });
  const result = await traced(path, {}, next);
  stop?.({ outcome: result.ok ? 'ok' : refusalData(result.error).code });
  return result;
});

const base = t.procedure.use(measureCalls).use(describeErrors).use(refuseUnreadable);

export const publicProcedure = base.use(refuseDeactivated);
export const signedInProcedure = publicProcedure.meta({ needsSession: true }).use(requirePerson);
export const customerProcedure = signedInProcedure.use(requireRole('USER', 'AGEN'));
/** For every staff account, whatever its rights: only for calls about the account itself. */
export const anyStaffProcedure = signedInProcedure.use(requireRole('ADMIN'));
/** For staff accounts with the rights that the call needs. */
export const staffProcedure = (needs: Needs) =>
  anyStaffProcedure.meta({ needs }).use(({ ctx, next }) => {
    requireRights(ctx.actor, needs);
    return next();
  });
/** For signing out, the one action a deactivated person may still take. */
export const anyHolderProcedure = base.meta({ needsSession: true }).use(requireHolder);

export const { router, mergeRouters, createCallerFactory } = t;
export type { Ctx };
