import type { AnyTRPCRouter } from '@trpc/server';
import type { z } from 'zod';

export const restMethods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;
export type RestMethod = (typeof restMethods)[number];

/** A row of the table that maps endpoints to procedures. */
export type Endpoint = {
  method: RestMethod;
  /** Below `/api`; `{name}` is a path parameter that fills the input of that name. */
  path: `/${string}`;
  procedure: string;
  /** The answer's status; 200 unless something is created. */
  status?: 201;
  /** Headers that fill an input of the procedure; the body cannot. */
  headers?: Record<string, string>;
  /** Descriptions of a refusal of this call, where they can be more specific than the general ones. */
  refusals?: { 409?: string; 429?: string };
};

/** The facts about a procedure that the adapter and the document need. */
export type ProcedureFacts = { input: z.ZodObject | null; output: z.ZodType | null };

type Definition = { inputs?: unknown[]; output?: unknown };

export function factsOf(router: AnyTRPCRouter, procedure: string): ProcedureFacts {
  const found = (router._def.procedures as unknown as Record<string, { _def: Definition } | undefined>)[procedure];
  if (!found) throw new Error(`REST endpoint names a procedure that does not exist: ${procedure}`);
  const [input] = found._def.inputs ?? [];
  return { input: (input as z.ZodObject | undefined) ?? null, output: (found._def.output as z.ZodType) ?? null };
}

/** The endpoints to list, create, read, change and remove an entity, each under its `key`. */
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
