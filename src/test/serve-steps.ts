import { once } from 'node:events';
import { type IncomingHttpHeaders, type RequestOptions, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { handle, httpServer } from '@/server/http/server';
import type { Step } from '@/server/http/step';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** A server that runs these steps on a free port until the test ends. */
export async function serveSteps(...steps: Step[]): Promise<Server> {
  const server = handle(httpServer(), steps).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return server;
}

/** Makes one request over its own socket, unless an agent is passed. */
export async function ask(server: Server, path: string, options: RequestOptions = {}, body?: string): Promise<Answer> {
  const sent = request({ host: '127.0.0.1', port: portOf(server), path, agent: false, ...options });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}
