import { expect, it } from 'vitest';
import { readBody } from './read-body';

const MEGABYTE = 1024 * 1024;

function sent(megabytes: number) {
  const sender = { sentMegabytes: 0, wasCutOff: false };
  const body = new ReadableStream({
    pull(controller) {
      if (sender.sentMegabytes >= megabytes) return controller.close();
      sender.sentMegabytes += 1;
      controller.enqueue(new Uint8Array(MEGABYTE));
    },
    cancel() {
      sender.wasCutOff = true;
    },
  });
  return { sender, request: new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit) };
}

it('keeps what it is allowed to keep', async () => {
  expect((await readBody(sent(2).request, 2 * MEGABYTE))?.byteLength).toBe(2 * MEGABYTE);
  expect((await readBody(new Request('http://localhost'), 1))?.byteLength).toBe(0);
});

it('hears what is too much to its end, so that the next call on the connection is heard too', async () => {
  const { sender, request } = sent(5);
  expect(await readBody(request, MEGABYTE)).toBeNull();
  expect(sender).toEqual({ sentMegabytes: 5, wasCutOff: false });
});

it('does not listen for ever', async () => {
  const { sender, request } = sent(1000);
  expect(await readBody(request, MEGABYTE)).toBeNull();
  expect(sender.wasCutOff).toBe(true);
  expect(sender.sentMegabytes).toBeLessThan(30);
});
