import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { ZodError } from 'zod';
import { isHolder, type Person } from '../shared/actor';
import { AppError, errorTable, fieldError } from '../shared/errors';
import type { Ctx } from './context';
import { log } from './log';
import { describe, type Refusal, toAppError } from './sentences';
import { fieldWithUnkept } from './unkept-character';

/** How a session reaches its holder: the browser's cookie, or the body of an answer to an integrator. */
export type Carrier = {
  keep(session: { token: string; expiresAt: Date }): { token?: string };
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

const t = initTRPC.context<TrpcContext>().create({
  transformer: superjson,
  errorFormatter: ({ shape, error }) => {
    const described = describedIn(error);
    return {
      ...shape,
      data: {
        httpStatus: described?.refused.status ?? shape.data.httpStatus,
        code: described?.refused.code ?? 'internal',
        errors: described?.refusal.errors ?? null,
        retryAfterSeconds: described?.refused.retryAfterSeconds ?? null,
      },
    };
  },
});

export async function describedError(thrown: unknown, ctx: Pick<Ctx, 'locale' | 'requestId'>): Promise<TRPCError> {
  const refused = toAppError(thrown);
  if (refused.code === 'internal') log.error({ err: refused.cause, requestId: ctx.requestId }, 'call failed');
  const refusal = await describe(refused, ctx.locale);
  return new TRPCError({
    code: errorTable[refused.code].trpc,
    message: refusal.message,
    cause: new DescribedError(refused, refusal),
  });
}

/** What does not fit a schema is the caller's fault in the input, and ours anywhere else. */
function thrownIn({ code, cause }: TRPCError): unknown {
  if (code === 'INTERNAL_SERVER_ERROR')
    return cause instanceof ZodError ? new Error('a view does not fit', { cause }) : cause;
  return code === 'BAD_REQUEST' ? cause : undefined;
}

const describeErrors = t.middleware(async ({ ctx, next }) => {
  const result = await next();
  if (result.ok) return result;
  return { ...result, error: await describedError(thrownIn(result.error) ?? result.error, ctx) };
});

/** Asked here once, not of every text of every form. */
const refuseUnkept = t.middleware(async ({ getRawInput, next }) => {
  const field = fieldWithUnkept(await getRawInput());
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

const base = t.procedure.use(describeErrors).use(refuseUnkept);

export const publicProcedure = base.use(refuseDeactivated);
export const signedInProcedure = publicProcedure.use(requirePerson);
export const customerProcedure = signedInProcedure.use(requireRole('USER', 'AGEN'));
export const adminProcedure = signedInProcedure.use(requireRole('ADMIN'));
/** The one thing a deactivated person may still do is leave. */
export const leavingProcedure = base.use(requireHolder);

export const { router, createCallerFactory } = t;
export type { Ctx };
