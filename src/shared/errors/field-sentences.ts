import type { z } from 'zod';
import type { ErrorKey } from './error-key';
import type { Sentence } from './errors';

/** zod reports an unknown key on the object that contains it; the caller needs the key itself. */
function pathsOf(issue: z.core.$ZodIssue): string[] {
  const at = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...at, key].join('.'));
  return [at.join('.') || 'body'];
}

function paramsOf(issue: z.core.$ZodIssue): Record<string, unknown> {
  const { maximum, minimum, params } = issue as {
    maximum?: number;
    minimum?: number;
    params?: Record<string, unknown>;
  };
  return { maximum, minimum, count: maximum ?? minimum, ...params };
}

/** Collects each field's errors as sentence keys; the server and the form translate the same keys. */
export function sentencesByField(error: z.core.$ZodError): Record<string, Sentence[]> {
  // A map, because a caller may name a field after a built-in object property such as `constructor`.
  const fields = new Map<string, Sentence[]>();
  for (const issue of error.issues) {
    for (const path of pathsOf(issue)) {
      fields.set(path, [...(fields.get(path) ?? []), { key: issue.message as ErrorKey, params: paramsOf(issue) }]);
    }
  }
  return Object.fromEntries(fields);
}
