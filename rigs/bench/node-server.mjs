/* What Node alone does: an HTTP server that sends the page of another one, with the same headers, from memory. */
import { createServer, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

const [page = '', port = ''] = process.argv.slice(2);

/** Node writes these itself. */
const OWN = /^(date|connection|keep-alive|transfer-encoding)$/i;

get(page, { headers: { 'accept-encoding': 'br' } }, async (response) => {
  const { rawHeaders } = response;
  const headers = rawHeaders.filter((_, at) => !OWN.test(rawHeaders[at - (at % 2)] ?? ''));
  const body = await buffer(response);
  createServer((_request, answer) => answer.writeHead(200, headers).end(body)).listen(Number(port), '127.0.0.1');
});
