import type { AnyTRPCRouter } from '@trpc/server';
import type { z } from 'zod';

export const restMethods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;
export type RestMethod = (typeof restMethods)[number];

/** One line of the table that says which endpoint is which procedure. */
export type Endpoint = {
  method: RestMethod;
  /** Below `/api`; `{name}` is a path parameter and fills the input of that name. */
  path: `/${string}`;
  procedure: string;
  /** The answer's status; 200 unless something is created. */
  status?: 201;
  /** Headers that fill an input of the procedure; the body cannot. */
  headers?: Record<string, string>;
  /** What a refusal means of this call, where the document can say more than of every call. */
  refusals?: { 409?: string; 429?: string };
};

/** What the adapter and the document read of a procedure. */
export type ProcedureFacts = { input: z.ZodObject | null; output: z.ZodType | null };

type Definition = { inputs?: unknown[]; output?: unknown };

export function factsOf(router: AnyTRPCRouter, procedure: string): ProcedureFacts {
  const found = (router._def.procedures as unknown as Record<string, { _def: Definition } | undefined>)[procedure];
  if (!found) throw new Error(`REST endpoint names a procedure that does not exist: ${procedure}`);
  const [input] = found._def.inputs ?? [];
  return { input: (input as z.ZodObject | undefined) ?? null, output: (found._def.output as z.ZodType) ?? null };
}

/** The endpoints of a thing that is found in a list, made, read, changed and removed, each one under its `key`. */
export const crudEndpoints = (all: Endpoint['path'], key: 'slug' | 'uuid', procedures: string): Endpoint[] => {
  const one = `${all}/{${key}}` as const;
  return [
    { method: 'GET', path: all, procedure: `${procedures}.list` },
    { method: 'POST', path: all, procedure: `${procedures}.create`, status: 201 },
    { method: 'GET', path: one, procedure: `${procedures}.get` },
    { method: 'PATCH', path: one, procedure: `${procedures}.update` },
    { method: 'DELETE', path: one, procedure: `${procedures}.remove` },
  ];
};
