import { type APIRequestContext, expect } from '@playwright/test';

async function resultOf<Answer>(pending: ReturnType<APIRequestContext['get']>, name: string): Promise<Answer> {
  const answer = await pending;
  expect(answer.status(), `${name}: ${await answer.text()}`).toBe(200);
  return ((await answer.json()) as { result: { data: { json: Answer } } }).result.data.json;
}

/** Calls the app with the session of a page or of a request context. */
export function callsOf(request: APIRequestContext, origin = process.env.SEGARA_E2E_URL ?? '') {
  const address = (procedure: string) => `${origin}/api/trpc/${procedure}`;
  return {
    ask: <Answer>(query: string, input: object) =>
      resultOf<Answer>(
        request.get(`${address(query)}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`),
        query,
      ),
    call: <Answer>(mutation: string, input: object) =>
      resultOf<Answer>(request.post(address(mutation), { headers: { origin }, data: { json: input } }), mutation),
  };
}
export type Calls = ReturnType<typeof callsOf>;
