import { errorTable } from '@/shared/errors/errors';
import type { Needs, Right } from '@/shared/schema/rights';
import type { Endpoint, ProcedureFacts } from './endpoint';

const error = { $ref: '#/components/schemas/Error' };

const retryAfter = { 'Retry-After': { description: 'Seconds until the next try', schema: { type: 'integer' } } };
const allow = { Allow: { description: 'The methods of this path', schema: { type: 'string' } } };

const headersOf = (status: number) => (status === 405 ? allow : [429, 503].includes(status) ? retryAfter : undefined);

const refusal = (status: number, description: string) => {
  const headers = headersOf(status);
  return { description, ...(headers && { headers }), content: { 'application/json': { schema: error } } };
};

const reasons = {
  400: 'The body is not JSON',
  401: 'Not signed in',
  403: 'Not allowed, or the account is deactivated',
  404: 'Not there, or not yours',
  405: 'The path has other methods',
  408: 'The body did not arrive in time',
  413: 'The body is too large',
  422: 'A field is not valid; `errors` names it',
  429: 'Too many calls',
  500: 'Something went wrong',
  503: 'Not available at the moment; `Retry-After` says when to come back',
};
type Status = keyof typeof reasons | 409;

const nameOf = (status: string | number) => `Refused${status}`;

/** The answers for refusals without a specific reason, and the body shared by all refusals. */
export const errorComponents = {
  schemas: {
    ErrorCode: {
      type: 'string',
      enum: Object.keys(errorTable),
      description: 'Stable, while the sentence may change. There may be more of them later.',
    },
    Error: {
      type: 'object',
      required: ['message', 'code'],
      properties: {
        message: { type: 'string', description: 'A sentence for the person' },
        code: { $ref: '#/components/schemas/ErrorCode' },
        errors: {
          type: 'object',
          description: 'With `invalid_fields`: the sentences about each field',
          additionalProperties: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
  responses: Object.fromEntries(
    Object.entries(reasons).map(([status, reason]) => [nameOf(status), refusal(Number(status), reason)]),
  ),
};

/** Describes the refusals with these statuses; a specific reason replaces the general one. */
export const describeRefusals = (statuses: Status[], own: Partial<Record<Status, string>> = {}) =>
  Object.fromEntries(
    [...new Set(statuses)].map((status) => {
      const reason = own[status];
      return [status, reason ? refusal(status, reason) : { $ref: `#/components/responses/${nameOf(status)}` }];
    }),
  );

const listOf = (rights: readonly Right[], word: string) => rights.map((right) => `\`${right}\``).join(` ${word} `);

/** Words the rights that a call needs, for the document. */
export function describeRights(needs: Needs): string {
  if (typeof needs === 'string') return `the right ${listOf([needs], '')}`;
  return 'anyOf' in needs ? `the right ${listOf(needs.anyOf, 'or')}` : `the rights ${listOf(needs.allOf, 'and')}`;
}

const hasBody = ({ method }: Endpoint) => method !== 'GET';
const hasParameter = ({ path }: Endpoint) => path.includes('{');

/** Every status with which a call can be refused. */
export function refusalsOf(endpoint: Endpoint, { input, needsSession, needs }: ProcedureFacts) {
  const lacking = needs && { 403: `The account lacks ${describeRights(needs)}, or is deactivated` };
  const own = { ...lacking, ...endpoint.refusals };
  return describeRefusals(
    [
      ...(hasBody(endpoint) ? ([400, 408, 413] as const) : []),
      ...(needsSession ? ([401] as const) : []),
      ...(hasParameter(endpoint) ? ([404] as const) : []),
      ...(input ? ([422] as const) : []),
      ...(Object.keys(own).map(Number) as Status[]),
      403,
      405,
      500,
      503,
    ],
    own,
  );
}
