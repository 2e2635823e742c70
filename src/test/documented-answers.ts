import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { z } from 'zod';
import { patternOf } from '@/server/api/rest/endpoint';
import { restDocument } from '@/wiring/rest-document';

export const document = restDocument({ appUrl: 'http://localhost:3000', today: '2026-12-01' });

type Response = { $ref?: string; content?: Record<string, { schema: object }> };
export type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  requestBody?: { required: boolean; content: Record<string, { schema: object; example?: unknown }> };
  responses: Record<string, Response & { content?: Record<string, { schema: object; example?: unknown }> }>;
};
type Located = { path: string; method: string; operation: Operation };

export const operations: Located[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
);

const accepts = (schema: z.ZodType) => (text: string) => schema.safeParse(text).success;

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: {
    binary: true,
    date: accepts(z.iso.date()),
    'date-time': accepts(z.iso.datetime()),
    email: accepts(z.email()),
    uri: accepts(z.url()),
    uuid: accepts(z.uuid()),
  },
}).addSchema(document, 'api');

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
const compiled = new Map<string, ValidateFunction>();

function validatorAt(...keys: string[]): ValidateFunction {
  const at = `api#/${keys.map(escaped).join('/')}`;
  const validate = compiled.get(at) ?? ajv.compile({ $ref: at });
  compiled.set(at, validate);
  return validate;
}

export const faultsOf = (value: unknown, ...keys: string[]) => {
  const validate = validatorAt(...keys);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

/** The table's order decides between several matching paths, as in the adapter. */
const locate = ({ method, url }: Request) => {
  const path = new URL(url).pathname.replace(/^\/api/, '');
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  return operations.find((one) => one.method === wanted && patternOf(one.path).test(path));
};

/** Fails unless the API document describes the answer: its status and, in JSON, every field of its body. */
export async function expectDocumented(request: Request, answer: globalThis.Response): Promise<void> {
  const { method, url } = request;
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  const body: unknown = isJson ? await answer.clone().json() : undefined;
  const found = locate(request);
  const described = found?.operation.responses[answer.status];
  if (found) expect(Object.keys(found.operation.responses).map(Number), `${method} ${url}`).toContain(answer.status);
  if (!isJson) return;
  const schema = ['content', 'application/json', 'schema'];
  const faults =
    found && described && !described.$ref
      ? faultsOf(body, 'paths', found.path, found.method, 'responses', String(answer.status), ...schema)
      : faultsOf(body, 'components', 'schemas', 'Error');
  expect(faults, `${method} ${url} answers ${answer.status} ${JSON.stringify(body).slice(0, 300)}`).toEqual([]);
}
