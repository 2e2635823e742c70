import { describe, expect, it } from 'vitest';
import { deposit, factsIn, plain, speak, textOf, write } from '@/test/order-mails';
import { noticeKinds } from './domain/order-mail';
import { orderMails } from './mails';

const inFull = { ...deposit, paid: 3_000_000, due: 0 };

describe('a mail about an order', () => {
  it("names the day with its weekday, the amounts and the pickup in the reader's formats", async () => {
    expect(await factsIn('order_paid', {}, 'de')).toMatchObject({
      Termin: 'Donnerstag, 24. Dezember 2026',
      Bezahlt: '900.000 Rp',
      Abholung: 'Sanur, 07:00–07:15 Uhr',
    });
  });

  it('states until when the seats are held, by the clock on Bali, and links to the order to pay', async () => {
    const expiresAt = '2026-11-21T16:30:00.000Z';
    const mail = await write('order_placed', { paid: 0, expiresAt });
    expect(mail.paragraphs[0]).toMatch(/22 November 2026 at 00:30 \(Bali time\)/);
    expect(mail.action).toEqual({ label: 'Pay now', url: `https://dive.example${deposit.path}` });
    expect(await factsIn('order_placed', { paid: 0, expiresAt })).toMatchObject({ 'To pay now': 'Rp 900,000' });
  });

  it('states what is due on site, or that nothing is', async () => {
    for (const template of ['order_paid', 'order_confirmed', 'order_reminder'] as const) {
      expect(await textOf(template)).toMatch(/The rest, Rp\s2,100,000, is due/);
      expect(await textOf(template, inFull)).toContain('nothing left to pay');
    }
  });

  it('states where and when the pickup is, or to come to the shop', async () => {
    expect(await textOf('order_confirmed')).toContain('We will pick you up in Sanur between 07:00 and 07:15');
    expect(await textOf('order_confirmed')).toContain('You will be back between 16:00 and 18:00');
    const evening = { ...deposit.pickup, from: '13:00', to: '13:15', back: { from: '23:00', to: '23:45' } };
    expect(await textOf('order_confirmed', { pickup: evening })).toContain('You will be back between 23:00 and 23:45');
    expect(await textOf('order_reminder', { pickup: null })).toContain('come to our shop');
  });

  it("contains the shop's reason, if there is one", async () => {
    expect(await textOf('order_declined', { reason: 'The sea is too rough.' })).toContain('The sea is too rough.');
    expect(await textOf('order_declined')).not.toContain('reason');
  });

  it('states what a cancelled order gives back: a part, nothing, or that nothing was paid', async () => {
    expect(await textOf('order_cancelled', { refund: 450_000 })).toMatch(/Rp\s450,000 will be returned/);
    expect(await textOf('order_cancelled', { refund: 0 })).toContain('none of the');
    expect(await textOf('order_cancelled', { refund: 450_000, paidBack: 'cash' })).toContain('the money in cash');
    expect(await textOf('order_cancelled', { refund: 450_000, paidBack: 'transfer' })).not.toContain(
      'the way the payment',
    );
    expect(await textOf('refund_done', { refund: 450_000, paidBack: 'cash' })).not.toContain('few days');
    expect(await textOf('order_cancelled', { refund: 0, decided: true })).not.toContain('our terms');
    expect(await textOf('order_cancelled', { paid: 0 })).toContain('Nothing was charged');
  });
});

describe('a mail about money that is not the amount due', () => {
  const expiresAt = '2026-11-21T16:30:00.000Z';
  const amounts = { received: 980_000, requested: 990_000 };
  const text = async (...about: Parameters<typeof textOf>) => plain(await textOf(...about));

  it('states what came in, when it goes back automatically, and that the right amount can still be paid', async () => {
    const body = await text('payment_wrong_amount', { ...amounts, paid: 980_000, expiresAt });
    expect(body).toContain('we received Rp 980,000 instead of the Rp 990,000 that is due');
    expect(body).toContain('goes back to you by itself when the hold on your places ends: 22 November 2026 at 00:30');
    expect(body).toContain('you can also pay the Rp 990,000');
  });

  it('states that it was accepted, what is due on site, and the excess over the total', async () => {
    const accepted = { ...amounts, paid: 980_000, due: 2_020_000 };
    const body = await text('order_paid', accepted);
    expect(body).toContain('We received Rp 980,000 instead of the Rp 990,000 that was due, and have accepted it.');
    expect(body).toContain('The rest, Rp 2,020,000');
    expect(body).not.toContain('more than the total');
    expect(await text('order_paid', { ...amounts, refund: 5_000 })).toContain(
      'more than the total, so Rp 5,000 goes back',
    );
    expect(await text('order_paid')).not.toContain('instead of');
  });

  it('states, when the hold ends, that it goes back; and that nothing was charged only when nothing was', async () => {
    const returned = await text('order_expired', { paid: 980_000, refund: 980_000 });
    expect(returned).toContain('What did arrive, Rp 980,000, was not the amount due. You get all of it back.');
    expect(returned).not.toContain('Nothing was charged');
    expect(await text('order_expired', { paid: 0 })).toContain('Nothing was charged');
  });

  it('states whether seats are still free, and that a paid booking stands', async () => {
    expect(await text('payment_wrong_returned', { refund: 980_000, expiresAt })).toContain('still holding your places');
    expect(await text('payment_wrong_returned', { refund: 980_000 })).not.toContain('still holding your places');
    expect(await text('payment_excess_returned', { refund: 980_000 })).toContain('Your booking stays as it is.');
  });
});

describe('the calendar of the customer', () => {
  it.each([
    ['order_placed', undefined],
    ['order_paid', 'tentative'],
    ['order_confirmed', 'confirmed'],
    ['order_moved', 'confirmed'],
    ['order_cancelled', 'cancelled'],
    ['order_declined', 'cancelled'],
    ['order_refunded', 'cancelled'],
    ['order_expired', undefined],
    ['order_reminder', undefined],
  ] as const)('after %s has the day as %s', async (template, status) => {
    expect((await write(template)).calendar?.status).toBe(status);
  });

  it('after a move before the confirmation has the new day as tentative, and the mail explains it', async () => {
    const moved = await write('order_moved', { confirmed: false });
    expect(moved.calendar?.status).toBe('tentative');
    expect(moved.paragraphs.join('\n')).toContain('confirm your booking');
    expect(await textOf('order_moved')).not.toContain('confirm your booking');
  });

  it('after a move between the departures of a day has the new time, and the mail both', async () => {
    const times = { time: '13:00', timeBefore: '07:30', date: '2026-12-24', dateBefore: '2026-12-24', pickup: null };
    const moved = await write('order_moved', times);
    expect(moved.calendar).toMatchObject({ fullDays: false, from: new Date('2026-12-24T05:00:00Z') });
    expect(moved.subject).toBe('New time for Manta Point: 24 Dec 2026, 13:00');
    expect(moved.heading).toContain('new time');
    expect(moved.paragraphs[0]).toMatch(/24 Dec 2026 now leaves at 13:00; before, it was 07:30/);
    expect(moved.paragraphs.join('\n')).not.toContain('new day');
  });

  it('is not changed by an order that nobody paid for', async () => {
    expect((await write('order_cancelled', { paid: 0 })).calendar).toBeUndefined();
  });

  it('contains the pickup, the booking and the outstanding amount in its entry', async () => {
    const { calendar } = await write('order_confirmed');
    expect(calendar).toMatchObject({ uid: deposit.uuid, title: 'Manta Point', location: 'Sanur, 07:00–07:15' });
    expect(calendar?.description).toMatch(/SGR-ABC234[\s\S]*Sanur[\s\S]*2,100,000/);
  });
});

it.each(noticeKinds)('the mail to the shop about %s has the common form', async (kind) => {
  const mail = orderMails.write.order_notice({ ...deposit, kind, email: 'ann@x.test', amount: 77_000 }, await speak());
  expect(mail.subject).toContain('SGR-ABC234, Manta Point, 24 Dec 2026');
  expect(mail.greeting).toBe('From Ann, ann@x.test:');
  expect(mail.facts?.at(-1)?.value).toMatch(/77,000/);
});
