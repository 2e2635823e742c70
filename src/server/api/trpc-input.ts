import superjson from 'superjson';
import { AppError } from '@/shared/errors/errors';

/** What our forms send that JSON has no word for. The others of superjson build objects no schema of ours takes. */
const SENT_TYPES = ['undefined', 'number', 'Date'];

function textsIn(annotations: unknown): string[] {
  const texts: string[] = [];
  const waiting = [annotations];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') texts.push(next);
    else if (typeof next === 'object' && next !== null) waiting.push(...Object.values(next));
  }
  return texts;
}

type Envelope = Parameters<typeof superjson.deserialize>[0];

/**
 * Reads the input of a call. An envelope can ask superjson for a typed array of any length, or for an object within
 * itself, and so keep this process busy for good with a few bytes: neither is built. Equal objects come written out anyway.
 */
function deserialize({ json, meta }: Envelope): unknown {
  if (textsIn(meta?.values).some((type) => !SENT_TYPES.includes(type))) throw new AppError('body_not_json');
  return superjson.deserialize({ json, ...(meta?.values && { meta: { values: meta.values, v: meta.v } }) });
}

/** superjson both ways; only what comes in is read with care. */
export const transformer = { input: { serialize: superjson.serialize, deserialize }, output: superjson };
