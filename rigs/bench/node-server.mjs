/* Baseline for Node alone: an HTTP server that sends another server's page, with the same headers, from memory. */
import { createServer, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

const [page = '', port = ''] = process.argv.slice(2);

/** Headers that Node writes itself. */
const OWN = /^(date|connection|keep-alive|transfer-encoding)$/i;

get(page, { headers: { 'accept-encoding': 'br' } }, async (response) => {
  const { rawHeaders } = response;
  const headers = rawHeaders.filter((_, at) => !OWN.test(rawHeaders[at - (at % 2)] ?? ''));
  const body = await buffer(response);
  createServer((_request, answer) => answer.writeHead(200, headers).end(body)).listen(Number(port), '127.0.0.1');
});
