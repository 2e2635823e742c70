import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

/**
 * Serves the shop's webhook endpoint over real HTTP, for gateways that send callbacks; must run before any application
 * module is imported.
 */
export async function openShop() {
  const server = createServer(async (request, response) => {
    const { handleWebhook } = await import('@/wiring/webhook-handler');
    const [, gateway = ''] = /^\/api\/payments\/(\w+)\/webhook$/.exec(request.url ?? '') ?? [];
    const headers = new Headers(request.headers as Record<string, string>);
    const body = await bodyOf(request);
    const answer = await handleWebhook(new Request('http://shop/', { method: 'POST', headers, body }), gateway);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  // A keep-alive connection may close just when a slow machine reuses it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  process.env.PORT = String((server.address() as AddressInfo).port);
  return {
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
