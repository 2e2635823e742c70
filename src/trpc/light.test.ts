import { afterEach, describe, expect, it, vi } from 'vitest';
import { mutate, query } from './light';

const answer = { result: { data: { json: { open: 3 } } } };
const respond = (status: number) => Response.json(answer, { status });

function answering(...answers: (Response | Error)[]) {
  const sent = vi.fn(async () => {
    const next = answers.shift();
    if (!(next instanceof Response)) throw next ?? new Error('one call too many');
    return next;
  });
  vi.stubGlobal('fetch', sent);
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

describe('a read of a public page', () => {
  const read = () => query('en', 'catalogue.product', { slug: 'manta-point' });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('is retried once after %i', async (status) => {
    const sent = answering(respond(status), respond(200));
    expect(await read()).toMatchObject({ output: { open: 3 } });
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('is retried once after no answer, and not a third time', async () => {
    const sent = answering(new TypeError('away'), new TypeError('away'), respond(200));
    await expect(read()).rejects.toThrow('away');
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it.each([200, 404, 422])('is sent once when the answer is %i', async (status) => {
    const sent = answering(respond(status));
    await read();
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

it('a write of a public page is never sent twice', async () => {
  const sent = answering(respond(503));
  await mutate('en', 'contact.send', { name: 'Mia', email: 'mia@example.com', subject: 'Nitrox', message: 'Hello' });
  expect(sent).toHaveBeenCalledTimes(1);
});
