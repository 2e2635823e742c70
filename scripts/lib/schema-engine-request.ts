import { runUninterrupted, scriptFile } from './child';

type Message = { id?: number; method?: string; result?: unknown; error?: { data?: { message?: string } } };
type Answer = { result: unknown } | { problem: string };

const ID = 1;
const filters = { externalTables: [], externalEnums: [] };

function messageIn(line: string): Message {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}

/** Talks to the same engine as Prisma's CLI, which computes six times as much because it loads all of its features. */
export async function requestOfEngine(url: string, method: string, params: object): Promise<Answer> {
  const request = { jsonrpc: '2.0', id: ID, method, params: { ...params, filters } };
  const { output } = await runUninterrupted(
    [scriptFile('schema-engine.mjs'), '--datasource', JSON.stringify({ url })],
    {
      env: process.env,
      input: `${JSON.stringify(request)}\n`,
    },
  );
  const answer = output
    .split('\n')
    .map(messageIn)
    // Skips the engine's own print requests, which use the same id.
    .find(({ id, method }) => id === ID && !method);
  if (!answer || answer.error) return { problem: answer?.error?.data?.message ?? output };
  return { result: answer.result };
}
