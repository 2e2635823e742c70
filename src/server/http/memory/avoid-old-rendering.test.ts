import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordChange } from '@/server/page-cache/changes.mjs';
import PageCache from '@/server/page-cache/page-cache.mjs';
import { HANGING_MS } from '@/test/hanging';
import { ask, serveSteps } from '@/test/serve-steps';
import { avoidOldRendering } from './avoid-old-rendering';

const page = { kind: 'APP_PAGE', html: '<p>', headers: { 'x-next-cache-tags': 'posts' } };

let path: string;
let key: string;
let events: string[];
let server: Server;
beforeEach(async () => {
  path = `/blog/${randomUUID()}`;
  key = `/route-cache/APP_PAGE/${'0'.repeat(64)}/$/en${path}`;
  events = [];
  server = await serveSteps(avoidOldRendering(), (_request, response) => {
    events.push('next');
    response.end();
  });
});

const begin = () => new PageCache().get(key, page);
const finish = () => new PageCache().set(key, page, {});

describe('a request for a page that is being rendered', () => {
  it('waits for the end of a rendering that began before a change', async () => {
    await begin();
    recordChange('posts');
    const answer = ask(server, `${path}?utm=mail`);
    await once(server, 'request');
    // By the time another request is answered, everything that does not depend on the rendering has happened.
    await ask(server, '/api/health/live');
    expect(events.splice(0)).toEqual(['next']);
    await finish();
    expect((await answer).status).toBe(200);
    expect(events).toEqual(['next']);
  });

  it('joins a rendering that began after the last change', async () => {
    recordChange('posts');
    await begin();
    expect((await ask(server, path)).status).toBe(200);
  });

  it('does not wait for a rendering that has failed', async () => {
    const patient = await serveSteps(avoidOldRendering(HANGING_MS), async (_request, response) => {
      await begin();
      response.writeHead(500).end();
    });
    await ask(patient, path);
    recordChange('posts');
    expect((await ask(patient, path)).status).toBe(500);
  });

  it('waits only once for a rendering that never finishes', async () => {
    const impatient = await serveSteps(avoidOldRendering(0), (_request, response) => void response.end());
    await begin();
    recordChange('posts');
    expect((await ask(impatient, path)).status).toBe(200);
    expect((await ask(server, path)).status).toBe(200);
  });
});
