import { z } from 'zod';

export type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

/** The schemas named in the document, by direction of travel. */
export type SchemaNames = Record<Direction, Record<string, z.ZodType>>;

/** Formats that fully express the zod patterns, which can then be left out. */
const formats = ['date', 'date-time', 'email', 'uuid'];

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** Requires exactly the fields that the server requires; blank and null may mean none. */
function acceptAsTheServer(shape: Record<string, z.core.$ZodType>, json: Json): void {
  const { properties = {}, required = [] } = json as { properties?: Json; required?: string[] };
  const left = required.filter((name) => !(shape[name] && accepts(shape[name], undefined)));
  if (left.length > 0) json.required = left;
  else delete json.required;
  for (const [name, field] of Object.entries(shape)) {
    if (accepts(field, null) && !isNullable(properties[name])) {
      properties[name] = { anyOf: [properties[name], { type: 'null' }] };
    }
  }
}

/** A schema without keywords and one that refers to another are left unchanged. */
function isNullable(schema: unknown): boolean {
  const { type, anyOf, $ref, ...other } = (schema ?? {}) as { type?: unknown; anyOf?: unknown[]; $ref?: string };
  if (Array.isArray(type)) return type.includes('null');
  if (anyOf) return anyOf.some(isNullable);
  return type === 'null' || Boolean($ref) || (type === undefined && Object.keys(other).length === 0);
}

const tidyFor =
  (direction: Direction): Override =>
  ({ zodSchema, jsonSchema }) => {
    const json = jsonSchema as Json;
    // Only z.json(), which accepts any value, is lazy; no generator reads a union that contains itself.
    if (zodSchema._zod.def.type === 'lazy') for (const key of Object.keys(json)) delete json[key];
    const description = z.globalRegistry.get(zodSchema)?.description;
    if (description) json.description = description;
    if (formats.includes(String(json.format))) delete json.pattern;
    if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
    if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
    // A value may fit several shapes of a list when the field that distinguishes them is optional.
    if (json.oneOf) {
      json.anyOf = json.oneOf;
      delete json.oneOf;
    }
    if (zodSchema._zod.def.type !== 'object') return;
    if (direction === 'input') acceptAsTheServer((zodSchema as z.ZodObject)._zod.def.shape, json);
    // An answer may gain fields, so a client must not reject unknown ones.
    else if (json.additionalProperties === false) delete json.additionalProperties;
  };

const parts = '#/components/schemas/';
const withParts = (json: Json): Json => JSON.parse(JSON.stringify(json).replaceAll('#/$defs/', parts));

/** Writes schemas as JSON Schema: each named schema once, and references to it everywhere else. */
export function schemaWriter(names: SchemaNames) {
  const named = (direction: Direction) => {
    const registry = z.registry<{ id: string }>();
    for (const [id, schema] of Object.entries(names[direction])) registry.add(schema, { id });
    return registry;
  };
  const registries = { input: named('input'), output: named('output') };
  const written: Record<string, Json> = {};

  function write(schema: z.ZodType, direction: Direction): Json {
    const { $schema, $defs, ...json } = z.toJSONSchema(schema, {
      io: direction,
      unrepresentable: 'any',
      metadata: registries[direction],
      override: tidyFor(direction),
    }) as Json & { $defs?: Record<string, Json> };
    for (const [id, definition] of Object.entries($defs ?? {})) {
      if (id.startsWith('__')) throw new Error('A schema that contains itself needs a name in wiring/rest-schemas.ts');
      written[id] ??= withParts(definition);
    }
    return withParts(json);
  }
  return { write, written };
}

/** Follows a reference to its object, for callers that need its fields. */
export const resolved = (json: Json, written: Record<string, Json>): Json =>
  typeof json.$ref === 'string' ? (written[json.$ref.slice(parts.length)] ?? json) : json;
