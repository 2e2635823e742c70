import type { AnyTRPCRouter } from '@trpc/server';
import { z } from 'zod';
import { locales } from '@/shared/locale/locales';
import { refusalsOf, rightsInWords } from './document-refusals';
import { type Endpoint, factsOf } from './endpoint';

type Json = Record<string, unknown>;

export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

export const lang = { name: 'lang', in: 'query', schema: { type: 'string', enum: locales } };

function operation(endpoint: Endpoint, router: AnyTRPCRouter): Json {
  const facts = factsOf(router, endpoint.procedure);
  const { input, output, needs } = facts;
  const schema = input ? jsonSchema(input, 'input') : null;
  const properties = (schema?.properties ?? {}) as Record<string, Json>;
  const required = (schema?.required ?? []) as string[];
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const headers = Object.entries(endpoint.headers ?? {});
  const elsewhere = [...inPath, ...headers.map(([, field]) => field)];
  const rest = Object.keys(properties).filter((name) => !elsewhere.includes(name));

  const parameters = [
    lang,
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } })),
    ...headers.map(([name, field]) => ({
      name,
      in: 'header',
      required: required.includes(field),
      schema: properties[field],
    })),
  ];
  const inQuery = rest.map((name) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: properties[name],
  }));
  const body = {
    ...schema,
    properties: Object.fromEntries(rest.map((name) => [name, properties[name]])),
    required: required.filter((name) => rest.includes(name)),
  };
  const answer = output ? jsonSchema(output, 'output') : {};
  const isList = typeof answer.properties === 'object' && 'meta' in (answer.properties ?? {});

  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/\W+/g, '_')}`,
    summary: endpoint.procedure,
    ...(needs && { description: `Needs ${rightsInWords(needs)}.`, 'x-rights': needs }),
    tags: [endpoint.path.split('/')[1]],
    parameters: endpoint.method === 'GET' ? [...parameters, ...inQuery] : parameters,
    ...(endpoint.method !== 'GET' &&
      rest.length > 0 && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'OK',
        content: {
          'application/json': {
            schema: isList ? answer : { type: 'object', required: ['data'], properties: { data: answer } },
          },
        },
      },
      ...(endpoint.etag && { 304: { description: 'Unchanged since the version in If-None-Match' } }),
      ...refusalsOf(endpoint, facts),
    },
  };
}

/** The OpenAPI 3.1 document, generated from the same table and schemas that answer the calls. */
export function openApiDocument(about: {
  router: AnyTRPCRouter;
  endpoints: readonly Endpoint[];
  /** Paths that no procedure answers, already described. */
  otherPaths: Record<string, Json>;
  appUrl: string;
}): Json {
  const paths: Record<string, Json> = { ...about.otherPaths };
  for (const endpoint of about.endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(endpoint, about.router),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Segara', version: '1' },
    servers: [{ url: `${about.appUrl}/api` }],
    security: [{ bearer: [] }, {}],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['message'],
          properties: {
            message: { type: 'string' },
            errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
          },
        },
      },
    },
  };
}
