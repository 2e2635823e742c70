import type { Needs, Right } from '@/shared/schema/rights';
import type { Endpoint, ProcedureFacts } from './endpoint';

type Headers = Record<string, { description: string; schema: { type: string } }>;

const refusal = (description: string, headers?: Headers) => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const retryAfter = { 'Retry-After': { description: 'Seconds until the next try', schema: { type: 'integer' } } };
const allow = { Allow: { description: 'The methods of this path', schema: { type: 'string' } } };

const reasons = {
  400: 'The body is not JSON',
  401: 'Not signed in',
  403: 'Not allowed, or the account is deactivated',
  404: 'Not there, or not yours',
  405: 'The path has other methods',
  408: 'The body did not arrive in time',
  409: 'The state does not allow it',
  413: 'The body is too large',
  422: 'A field is not valid; `errors` names it',
  429: 'Too many calls',
  500: 'Something went wrong',
  503: 'Not available at the moment; `Retry-After` says when to come back',
};
type Status = keyof typeof reasons;

const headersOf = (status: number) => (status === 405 ? allow : [429, 503].includes(status) ? retryAfter : undefined);

/** The refusals with these statuses, as the document describes them; a reason of its own replaces the general one. */
export const describeRefusals = (statuses: Status[], own: Partial<Record<Status, string>> = {}) =>
  Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, refusal(own[status] ?? reasons[status], headersOf(status))]),
  );

const listOf = (rights: readonly Right[], word: string) => rights.map((right) => `\`${right}\``).join(` ${word} `);

/** The rights that a call needs, as the document says it. */
export function rightsInWords(needs: Needs): string {
  if (typeof needs === 'string') return `the right ${listOf([needs], '')}`;
  return 'anyOf' in needs ? `the right ${listOf(needs.anyOf, 'or')}` : `the rights ${listOf(needs.allOf, 'and')}`;
}

const hasBody = ({ method }: Endpoint) => method !== 'GET';
const hasParameter = ({ path }: Endpoint) => path.includes('{');

/** Every status with which a call can be refused. */
export function refusalsOf(endpoint: Endpoint, { input, needsSession, needs }: ProcedureFacts) {
  const lacking = needs && { 403: `The account lacks ${rightsInWords(needs)}, or is deactivated` };
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
