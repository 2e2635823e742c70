import type { AnyTRPCRouter } from '@trpc/server';
import { langParameter, type OperationExamples, operation, operationId } from './document-operation';
import { errorComponents } from './document-refusals';
import type { Endpoint } from './endpoint';
import { type Json, type SchemaNames, schemaWriter } from './json-schema';

/** A group of calls in the document: those below one of these paths. */
export type Tag = { name: string; description: string; paths: readonly string[] };

export type OtherPaths = (write: ReturnType<typeof schemaWriter>['write']) => Record<string, Json>;

type About = {
  router: AnyTRPCRouter;
  endpoints: readonly Endpoint[];
  /** Paths that no procedure answers, already described. */
  otherPaths: OtherPaths;
  schemas: SchemaNames;
  tags: readonly Tag[];
  /** Keyed by operation id. */
  examples: Record<string, OperationExamples>;
  appUrl: string;
};

/** The longest matching path decides, so that part of a group can be a group of its own. */
function tagOf(path: string, tags: readonly Tag[]): string {
  const found = tags
    .flatMap(({ name, paths }) => paths.map((start) => ({ name, start })))
    .filter(({ start }) => `${path}/`.startsWith(`${start}/`))
    .toSorted((one, other) => other.start.length - one.start.length);
  if (!found[0]) throw new Error(`No group in wiring/rest-tags.ts has the path ${path}; add it to one.`);
  return found[0].name;
}

const about = `Errors have a stable \`code\` beside a sentence for the person. Unknown fields in a request are refused; an
answer may gain fields at any time. The integrator's guide is \`docs/integration.md\` of the source.`;

/** The OpenAPI 3.1 document, generated from the same table and schemas that answer the calls. */
export function openApiDocument({ router, endpoints, otherPaths, schemas, tags, examples, appUrl }: About) {
  const writer = schemaWriter(schemas);
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(endpoint, {
        router,
        writer,
        tag: tagOf(endpoint.path, tags),
        examples: examples[operationId(endpoint)],
      }),
    };
  }
  for (const [path, methods] of Object.entries(otherPaths(writer.write))) {
    const tag = tagOf(path, tags);
    paths[path] = Object.fromEntries(
      Object.entries(methods).map(([method, described]) => [method, { ...(described as Json), tags: [tag] }]),
    );
  }
  const { schemas: ofErrors, ...components } = errorComponents;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Segara',
      version: '1',
      description: about,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${appUrl}/api` }],
    tags: tags.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The `token` of a login, valid for 14 days' },
      },
      parameters: { lang: langParameter },
      schemas: {
        ...ofErrors,
        ...Object.fromEntries(Object.entries(writer.written).toSorted(([one], [other]) => one.localeCompare(other))),
      },
      ...components,
    },
  };
}
