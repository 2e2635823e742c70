import { z } from 'zod';

export type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

/** The schemas that have a name in the document, by the direction in which they travel. */
export type SchemaNames = Record<Direction, Record<string, z.ZodType>>;

/** The formats that say all that zod's patterns do. */
const formats = ['date', 'date-time', 'email', 'uuid'];

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** Requires exactly what the server refuses to go without; blank and null may stand for nothing. */
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

/** A schema without keywords, and one that refers to another, are left as they are. */
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
    // Only z.json() is lazy: any value at all. No generator reads a union that contains itself.
    if (zodSchema._zod.def.type === 'lazy') for (const key of Object.keys(json)) delete json[key];
    const description = z.globalRegistry.get(zodSchema)?.description;
    if (description) json.description = description;
    if (formats.includes(String(json.format))) delete json.pattern;
    if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
    if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
    // Of a list of shapes a value may fit more than one, where what tells them apart may be absent.
    if (json.oneOf) {
      json.anyOf = json.oneOf;
      delete json.oneOf;
    }
    if (zodSchema._zod.def.type !== 'object') return;
    if (direction === 'input') acceptAsTheServer((zodSchema as z.ZodObject)._zod.def.shape, json);
    // An answer may gain fields; a reader that refuses them would break.
    else if (json.additionalProperties === false) delete json.additionalProperties;
  };

const parts = '#/components/schemas/';
const withParts = (json: Json): Json => JSON.parse(JSON.stringify(json).replaceAll('#/$defs/', parts));

/** Writes schemas as JSON Schema, each named one once, and refers to these from wherever they are used. */
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

/** An object behind a reference, for those who have to take it apart. */
export const resolved = (json: Json, written: Record<string, Json>): Json =>
  typeof json.$ref === 'string' ? (written[json.$ref.slice(parts.length)] ?? json) : json;
