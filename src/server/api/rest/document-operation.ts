import type { AnyTRPCRouter } from '@trpc/server';
import { locales } from '@/shared/locale/locales';
import { describeRights, refusalsOf } from './document-refusals';
import { type Endpoint, factsOf, type ProcedureFacts } from './endpoint';
import { type Json, resolved, type schemaWriter } from './json-schema';

type Writer = ReturnType<typeof schemaWriter>;

/** The descriptions and examples of an operation that neither its table row nor its schemas supply. */
export type OperationExamples = { request?: unknown; response?: unknown };

export const lang = { $ref: '#/components/parameters/lang' };
export const langParameter = {
  name: 'lang',
  in: 'query',
  description: 'The language of sentences and texts',
  schema: { type: 'string', enum: locales, default: 'en' },
};

export const operationId = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  `${method.toLowerCase()}${path.replace(/\W+/g, '_').replace(/_$/, '')}`;

type Field = { name: string; schema: unknown; required: boolean };

/** The fields of an input, grouped by where they travel: path, query, headers or body. */
function fieldsOf(endpoint: Endpoint, facts: ProcedureFacts, { write, written }: Writer) {
  const full = facts.input ? write(facts.input, 'input') : {};
  const schema = resolved(full, written);
  const { properties = {}, required = [] } = schema as { properties?: Record<string, Json>; required?: string[] };
  const named = (name: string): Field => ({
    name,
    schema: properties[name] ?? { type: 'string' },
    required: required.includes(name),
  });
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => named(name ?? ''));
  const inHeaders = Object.entries(endpoint.headers ?? {}).map(([header, field]) => ({ header, ...named(field) }));
  const elsewhere = new Set([...inPath, ...inHeaders].map(({ name }) => name).concat(endpoint.etag ?? []));
  const others = Object.keys(properties)
    .filter((name) => !elsewhere.has(name))
    .map(named);
  return { full, schema, isFull: elsewhere.size === 0, inPath, inHeaders, others };
}

type Fields = ReturnType<typeof fieldsOf>;

function bodyOf({ full, schema, isFull, others }: Fields): Json {
  if (isFull) return full;
  const required = others.filter((field) => field.required).map(({ name }) => name);
  const { required: _, ...rest } = schema;
  return {
    ...rest,
    properties: Object.fromEntries(others.map(({ name, schema: field }) => [name, field])),
    ...(required.length > 0 && { required }),
  };
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The `ETag` of an earlier answer',
  schema: { type: 'string' },
};
const etagHeader = { ETag: { description: 'Changes with the answer', schema: { type: 'string' } } };

function parametersOf(endpoint: Endpoint, { inPath, inHeaders, others }: Fields) {
  return [
    lang,
    ...inPath.map(({ name, schema }) => ({ name, in: 'path', required: true, schema })),
    ...inHeaders.map(({ header, schema, required }) => ({ name: header, in: 'header', required, schema })),
    ...(endpoint.etag ? [ifNoneMatch] : []),
    ...(endpoint.method === 'GET' ? others.map((field) => ({ ...field, in: 'query' })) : []),
  ];
}

const isPage = (answer: Json) => typeof answer.properties === 'object' && 'meta' in (answer.properties ?? {});

function answerOf(endpoint: Endpoint, { output }: ProcedureFacts, { write, written }: Writer): Json {
  const schema = endpoint.output ?? output;
  const answer = schema ? write(schema, 'output') : {};
  return isPage(resolved(answer, written))
    ? answer
    : { type: 'object', required: ['data'], properties: { data: answer } };
}

const content = (schema: unknown, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

/** The rights that a call needs, in a form that no generator mistakes for a schema. */
const rightsOf = ({ needs }: ProcedureFacts) => {
  if (!needs) return {};
  const rights =
    typeof needs === 'string' ? { every: [needs] } : 'anyOf' in needs ? { some: needs.anyOf } : { every: needs.allOf };
  return { 'x-rights': rights };
};

const bearer = { bearer: [] };

/** Describes one call for the document. */
export function operation(
  endpoint: Endpoint,
  about: { router: AnyTRPCRouter; writer: Writer; tag: string; examples?: OperationExamples | undefined },
): Json {
  const { writer, tag, examples = {} } = about;
  const facts = factsOf(about.router, endpoint.procedure);
  const fields = fieldsOf(endpoint, facts, writer);
  const hasBody = endpoint.method !== 'GET' && fields.others.length > 0;
  const description = [endpoint.description, facts.needs && `Needs ${describeRights(facts.needs)}.`].filter(Boolean);
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    ...(description.length > 0 && { description: description.join(' ') }),
    ...rightsOf(facts),
    tags: [tag],
    security: facts.needsSession ? [bearer] : [{}, bearer],
    parameters: parametersOf(endpoint, fields),
    ...(hasBody && {
      requestBody: {
        required: fields.others.some(({ required }) => required),
        content: content(bodyOf(fields), examples.request),
      },
    }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'OK',
        ...(endpoint.etag && { headers: etagHeader }),
        content: content(answerOf(endpoint, facts, writer), examples.response),
      },
      ...(endpoint.etag && { 304: { description: 'Unchanged since the version in `If-None-Match`' } }),
      ...refusalsOf(endpoint, facts),
    },
  };
}
