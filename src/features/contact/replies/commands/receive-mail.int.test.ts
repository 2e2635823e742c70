import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { mailsTo } from '@/test/outbox';

const SECRET = 'a secret of the mail provider, long enough';
vi.hoisted(() => {
  vi.stubEnv('MAIL_INBOUND_SECRET', 'a secret of the mail provider, long enough');
});
const { handleInboundMail } = await import('@/wiring/inbound-mail-handler');

const seconds = (ago = 0) => String(Math.floor(Date.now() / 1000) - ago);
const sign = (raw: string, at = seconds(), secret = SECRET) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${raw}`).digest('hex')}`;

const post = (raw: string, signature: string | null = sign(raw)) =>
  handleInboundMail(
    new Request('http://localhost:3000/api/mail/inbound', {
      method: 'POST',
      body: raw,
      headers: { 'content-type': 'message/rfc822', ...(signature && { 'x-mail-signature': signature }) },
    }),
  );

const staff = async () => (await callerFor(await signIn(await account({ role: 'ADMIN' })))).admin.messages;

/** A message with the shop's answer, and its reply address. */
async function answered() {
  const email = `${randomUUID()}@example.test`;
  const message = await db.message.create({
    data: { kind: 'contact', name: 'Mia Berg', email, subject: 'Mantas', body: 'When?', locale: 'de' },
  });
  const messages = await staff();
  const { version, receives_replies } = await messages.get({ uuid: message.id });
  expect(receives_replies).toBe(true);
  await messages.update({ uuid: message.id, version, answer: 'In July.' });
  const [mail] = await mailsTo(email);
  return { id: message.id, email, replyTo: (mail as { replyTo?: string } | undefined)?.replyTo ?? '' };
}

const mailTo = (
  to: string,
  { from = 'Mia <mia@example.test>', more = [] as string[], body = 'Then July it is.' } = {},
) =>
  [`From: ${from}`, `To: Segara <${to}>`, `Message-ID: <${randomUUID()}@example.test>`, ...more, '', body].join('\r\n');

const repliesOf = async (id: string) => (await (await staff()).get({ uuid: id })).replies;

let of: Awaited<ReturnType<typeof answered>>;
beforeAll(async () => {
  of = await answered();
});

test('an answer has its own reply address', () => {
  expect(of.replyTo).toMatch(/^shop\+[0-9a-f]{52}@/);
});

describe('a reply', () => {
  test('joins its message, marks it as new and notifies the shop', async () => {
    const { id, replyTo } = await answered();
    expect((await post(mailTo(replyTo.toUpperCase()))).status).toBe(200);
    expect(await (await staff()).get({ uuid: id })).toMatchObject({
      status: 'new',
      replies: [{ email: 'mia@example.test', body: 'Then July it is.', attachments: 0 }],
    });
    expect(await db.message.findUniqueOrThrow({ where: { id } })).toMatchObject({ body: 'When?' });
  });

  test('is taken once when delivered twice', async () => {
    const { id, replyTo } = await answered();
    const raw = mailTo(replyTo);
    await Promise.all([post(raw), post(raw)]);
    expect(await repliesOf(id)).toHaveLength(1);
  });

  test('stores only its text and the number of its attachments', async () => {
    const { id, replyTo } = await answered();
    const part = (type: string, body: string) => ['--b', `Content-Type: ${type}`, '', body].join('\r\n');
    const more = ['Content-Type: multipart/mixed; boundary=b'];
    const body = [part('text/html', '<p>My card &amp; me</p>'), part('image/png; name=card.png', 'x'), '--b--'].join(
      '\r\n',
    );
    await post(mailTo(replyTo, { more, body }));
    expect(await repliesOf(id)).toMatchObject([{ body: 'My card & me', attachments: 1 }]);
  });

  test('from an auto-responder or to an unknown address is dropped', async () => {
    const { id, replyTo } = await answered();
    const forged = replyTo.replace(/[0-9a-f](?=@)/, (digit) => (digit === '0' ? '1' : '0'));
    expect((await post(mailTo(replyTo, { more: ['Auto-Submitted: auto-replied'] }))).status).toBe(200);
    expect((await post(mailTo(forged))).status).toBe(200);
    expect((await post(mailTo('hello@example.test'))).status).toBe(200);
    expect(await repliesOf(id)).toEqual([]);
  });

  test.each([
    ['whose parts contain each other 3,000 deep', (part: number) => `b${part}`],
    ['of 3,000 parts beside each other', () => 'b0'],
  ])('%s is dropped', async (_what, boundaryOf) => {
    const { id, replyTo } = await answered();
    const parts = Array.from({ length: 3_000 }, (_, part) =>
      [`--${boundaryOf(part)}`, `Content-Type: multipart/mixed; boundary=${boundaryOf(part + 1)}`, '', ''].join('\r\n'),
    );
    const more = ['Content-Type: multipart/mixed; boundary=b0'];
    expect((await post(mailTo(replyTo, { more, body: parts.join('') }))).status).toBe(200);
    expect(await repliesOf(id)).toEqual([]);
  });

  test.each([
    ['without a signature', () => null],
    ['signed with another secret', (raw: string) => sign(raw, seconds(), 'another secret of thirty-two letters')],
    ['signed over another mail', () => sign('another mail')],
    ['signed an hour ago', (raw: string) => sign(raw, seconds(3600))],
  ])('%s is refused', async (_what, signature) => {
    const raw = mailTo(of.replyTo);
    expect((await post(raw, signature(raw))).status).toBe(401);
    expect(await repliesOf(of.id)).toEqual([]);
  });
});
