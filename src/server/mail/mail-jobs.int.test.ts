import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Worker } from '@/server/jobs/worker';
import { freePort } from '../../../scripts/lib/port';

const port = await freePort();
vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`);
const { db, pool } = await import('@/server/database/db');
const { deadJobs } = await import('@/server/jobs/dead');
const { workOn } = await import('@/server/jobs/worker');
const { withRequestId } = await import('@/server/process/request-id');
const { queueMail } = await import('./outbox');
const { mails } = await import('@/wiring/mails-root');
const { mailJobs } = await import('./mail-jobs');

let mailServer: SMTPServer | undefined;
let worker: Worker | undefined;
const received: Email[] = [];

/** A real mail server on loopback that stores its emails and refuses what a test configures. */
async function startMailServer(refusals: SMTPServerOptions = {}) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
    ...refusals,
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  mailServer = server;
}

const refuse = (responseCode: number) => Object.assign(new Error(`refused with ${responseCode}`), { responseCode });

const otpFor = (to: string) =>
  queueMail(db, { about: [], to, locale: 'en', template: 'otp', params: { name: 'Ann', code: 'ABC234', minutes: 10 } });

const waiting = async () =>
  (await pool.query<{ attempts: number; max_attempts: number }>('SELECT * FROM graphile_worker.jobs')).rows;

const work = () => {
  worker = workOn(mailJobs(mails));
};

afterEach(async () => {
  await worker?.stop();
  await new Promise<void>((resolve) => (mailServer ? mailServer.close(resolve) : resolve()));
  mailServer = undefined;
  received.length = 0;
  await pool.query('DELETE FROM graphile_worker._private_jobs');
});
afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

describe('a queued email', () => {
  it('carries the id of the request that caused it', async () => {
    await startMailServer();
    work();
    await withRequestId('visit-4711', () => otpFor('ann@example.test'));
    await expect.poll(() => received).toHaveLength(1);
    expect(received[0]?.headers).toContainEqual(expect.objectContaining({ key: 'x-request-id', value: 'visit-4711' }));
  });

  it('reaches its reader in their language, as HTML and as text', async () => {
    await startMailServer();
    work();
    await db.$transaction((tx) =>
      queueMail(tx, {
        about: [],
        to: 'hanako@example.test',
        locale: 'ja',
        template: 'verify_email',
        params: { name: '花子', path: '/email-verification/secret-token', hours: 24 },
      }),
    );
    await expect.poll(() => received).toHaveLength(1);
    const [mail] = received;
    expect(mail).toMatchObject({
      from: { name: 'Segara Dive', address: 'hello@segara.test' },
      to: [{ address: 'hanako@example.test' }],
      subject: 'メールアドレスのご確認をお願いします',
    });
    for (const part of [mail?.html, mail?.text]) {
      expect(part).toContain('花子 様');
      expect(part).toContain('http://localhost:3000/ja/email-verification/secret-token');
    }
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  it('has the day of an order as an invitation for the reader’s calendar', async () => {
    await startMailServer();
    work();
    await queueMail(db, {
      about: [],
      to: 'ann@example.test',
      locale: 'en',
      template: 'order_confirmed',
      params: {
        uuid: '0193d3a6-0000-7000-8000-000000000001',
        bookingId: 'SGR-ABC234',
        name: 'Ann',
        path: '/user/orders/0193d3a6-0000-7000-8000-000000000001',
        product: 'Manta Point',
        date: '2026-12-24',
        days: 1,
        divers: 2,
        total: 3_000_000,
        paid: 900_000,
        due: 2_100_000,
        confirmed: true,
        pickup: null,
      },
    });
    await expect.poll(() => received).toHaveLength(1);
    const [mail] = received;
    // Attached as an invitation for programs that understand invitations, and as a file for the others.
    expect(mail?.attachments).toMatchObject([{ method: 'REQUEST' }, { filename: 'invitation.ics' }]);
    for (const { content } of mail?.attachments ?? []) {
      const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
      expect(text).toContain('UID:0193d3a6-0000-7000-8000-000000000001');
    }
    expect(mail?.text).toContain('Booking ID: SGR-ABC234');
  });

  it('reveals neither its link nor its reader to somebody who reads the queue', async () => {
    await otpFor('ann@example.test');
    const { rows } = await pool.query<{ payload: unknown }>('SELECT payload FROM graphile_worker._private_jobs');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/ABC234|ann@example|Ann/);
  });

  it('is sent to exactly one address, whatever that text contains', async () => {
    const recipients: string[] = [];
    await startMailServer({
      onRcptTo({ address }, _session, done) {
        recipients.push(address);
        done();
      },
    });
    work();
    await otpFor('one@example.test, two@example.test');
    await expect.poll(() => deadJobs(db)).toHaveLength(1);
    expect(recipients).toEqual([]);
  });

  it('waits while the mail server is down and is delivered once when it is up', async () => {
    work();
    await otpFor('ann@example.test');
    await expect.poll(waiting).toMatchObject([{ attempts: 1, locked_at: null }]);
    await startMailServer();
    await expect.poll(() => received).toHaveLength(1);
    await expect.poll(waiting).toEqual([]);
    expect(received).toHaveLength(1);
  });

  it('is retried for more than a day', async () => {
    await otpFor('ann@example.test');
    const [job] = await waiting();
    const seconds = Array.from({ length: (job?.max_attempts ?? 1) - 1 }, (_, tried) =>
      Math.exp(Math.min(tried + 1, 10)),
    );
    expect(seconds.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * 3600);
  });

  it.each([
    ['a busy server', { onRcptTo: (_address, _session, done) => done(refuse(451)) }],
    ['a sender it does not accept today', { onMailFrom: (_address, _session, done) => done(refuse(550)) }],
  ] satisfies [string, SMTPServerOptions][])('is retried after %s', async (_what, refusals) => {
    await startMailServer(refusals);
    work();
    await otpFor('ann@example.test');
    await expect.poll(waiting).toMatchObject([{ attempts: 1, locked_at: null }]);
    expect(await deadJobs(db)).toEqual([]);
  });

  it.each([
    ['a reader who does not exist', { onRcptTo: (_address, _session, done) => done(refuse(550)) }],
    [
      'a message that is refused',
      {
        onData(stream, _session, done) {
          stream.resume();
          stream.on('end', () => done(refuse(554)));
        },
      },
    ],
  ] satisfies [string, SMTPServerOptions][])('is dead at once after %s', async (_what, refusals) => {
    await startMailServer(refusals);
    work();
    await otpFor('nobody@example.test');
    await expect
      .poll(() => deadJobs(db))
      .toMatchObject([{ name: 'mail.send', attempts: 1, lastError: expect.stringContaining('refused with 55') }]);
  });
});
