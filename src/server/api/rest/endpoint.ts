import type { AnyTRPCRouter } from '@trpc/server';
import type { z } from 'zod';
import type { ProcedureMeta } from '@/server/api/trpc';
import type { Needs } from '@/shared/schema/rights';

export const restMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type RestMethod = (typeof restMethods)[number];

/** The reasons by status, as the API document lists them. */
export type Refusals = Partial<Record<401 | 404 | 409 | 429, string>>;

/** A row of the table that maps endpoints to procedures. */
export type Endpoint = {
  method: RestMethod;
  /** Below `/api`; `{name}` is a path parameter that fills the input of that name. */
  path: `/${string}`;
  procedure: string;
  /** The summary in the document, in a few plain words. */
  summary: string;
  /** Details that the summary leaves open. */
  description?: string;
  /** The answer's status: 201 when something is created, 202 when it is only begun, otherwise 200. */
  status?: 201 | 202;
  /** Headers that fill an input of the procedure; the body cannot fill the same input. */
  headers?: Record<string, string>;
  /**
   * The output field that holds the answer's version. `If-None-Match` fills the input of the same name; the procedure
   * answers null while the version is unchanged, which becomes a 304.
   */
  etag?: string;
  /** The output, where it differs from that of the procedure. */
  output?: z.ZodType;
  /** Reasons for refusals whose status does not follow from the method, path and input. */
  refusals?: Refusals;
};

/** A pattern that matches the addresses of a path, with a named group per parameter. */
export const patternOf = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/** The facts about a procedure that the adapter and the document need. */
export type ProcedureFacts = {
  input: z.ZodObject | null;
  output: z.ZodType | null;
  needsSession: boolean;
  needs: Needs | null;
};

type Definition = { inputs?: unknown[]; output?: unknown; meta?: ProcedureMeta };

export function factsOf(router: AnyTRPCRouter, procedure: string): ProcedureFacts {
  const found = (router._def.procedures as unknown as Record<string, { _def: Definition } | undefined>)[procedure];
  if (!found) throw new Error(`REST endpoint names a procedure that does not exist: ${procedure}`);
  const [input] = found._def.inputs ?? [];
  return {
    input: (input as z.ZodObject | undefined) ?? null,
    output: (found._def.output as z.ZodType) ?? null,
    needsSession: found._def.meta?.needsSession ?? false,
    needs: found._def.meta?.needs ?? null,
  };
}

type Crud = 'create' | 'update' | 'remove';

/** The endpoints to list, create, read, change and remove an entity, each under its `key`. */
export const crudEndpoints = (
  all: Endpoint['path'],
  key: 'slug' | 'uuid',
  procedures: string,
  [one, many]: [one: string, many: string],
  conflicts: Partial<Record<Crud, string>> = {},
): Endpoint[] => {
  const all409 = { update: 'Changed by somebody else since it was read', ...conflicts };
  const refusals = (call: Crud) => ({ ...(all409[call] && { refusals: { 409: all409[call] } }) });
  const path = `${all}/{${key}}` as const;
  const call = (name: string) => `${procedures}.${name}`;
  return [
    { method: 'GET', path: all, procedure: call('list'), summary: `List ${many}` },
    {
      method: 'POST',
      path: all,
      procedure: call('create'),
      summary: `Create ${one}`,
      status: 201,
      ...refusals('create'),
    },
    { method: 'GET', path, procedure: call('get'), summary: `Read ${one}` },
    { method: 'PATCH', path, procedure: call('update'), summary: `Change ${one}`, ...refusals('update') },
    { method: 'DELETE', path, procedure: call('remove'), summary: `Delete ${one}`, ...refusals('remove') },
  ];
};
