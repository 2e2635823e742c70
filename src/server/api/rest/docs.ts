import { readFile } from 'node:fs/promises';
import path from 'node:path';

const SWAGGER_UI = path.join(process.cwd(), 'node_modules', 'swagger-ui-dist');

const types: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'start.js': 'text/javascript; charset=utf-8',
};

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none', filter: true, validatorUrl: null });`;

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>Segara API</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`;

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const docsPage = (): Response =>
  new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } });

export async function docsAsset(name: string): Promise<Response> {
  const type = types[name];
  if (!type) return new Response(null, { status: 404 });
  const body = name === 'start.js' ? start : await readFile(path.join(SWAGGER_UI, name), 'utf8');
  return new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' } });
}
