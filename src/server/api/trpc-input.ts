import superjson from 'superjson';
import { AppError } from '@/shared/errors/errors';
import { serialize } from './trpc-output';

/** The types our forms send beyond JSON. No schema of ours takes the other types of superjson. */
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
 * Reads the input of a call. An envelope of a few bytes can ask superjson for a typed array of any length, or for an
 * object within itself, and so block this process: neither is built. Equal objects are sent written out anyway.
 */
function deserialize({ json, meta }: Envelope): unknown {
  if (textsIn(meta?.values).some((type) => !SENT_TYPES.includes(type))) throw new AppError('body_not_json');
  return superjson.deserialize({ json, ...(meta?.values && { meta: { values: meta.values, v: meta.v } }) });
}

export const transformer = {
  input: { serialize: superjson.serialize, deserialize },
  output: { serialize, deserialize: superjson.deserialize },
};
