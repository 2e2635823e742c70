import { describe, expect, it } from 'vitest';
import { deposit, factsIn, plain, speak, textOf, write } from '@/test/order-mails';
import { noticeKinds } from './domain/order-mail';
import { orderMails } from './mails';

const inFull = { ...deposit, paid: 3_000_000, due: 0 };

describe('an email about an order', () => {
  it("names the day with its weekday, the amounts and the pickup in the reader's formats", async () => {
    expect(await factsIn('order_paid', {}, 'de')).toMatchObject({
      Termin: 'Donnerstag, 24. Dezember 2026',
      Bezahlt: '900.000 Rp',
      Abholung: 'Sanur, 07:00–07:15 Uhr',
    });
  });

  it('states the end of the hold in Bali time, and links to the order for payment', async () => {
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

  it('states the refund of a cancelled order: a part, nothing, or that nothing was paid', async () => {
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

describe('an email about money that is not the amount due', () => {
  const expiresAt = '2026-11-21T16:30:00.000Z';
  const amounts = { received: 980_000, requested: 990_000 };
  const text = async (...about: Parameters<typeof textOf>) => plain(await textOf(...about));

  it('states the amount received, when it is refunded, and that the right amount can still be paid', async () => {
    const body = await text('payment_wrong_amount', { ...amounts, paid: 980_000, expiresAt });
    expect(body).toContain('we received Rp 980,000 instead of the Rp 990,000 that is due');
    expect(body).toContain('goes back to you by itself when the hold on your places ends: 22 November 2026 at 00:30');
    expect(body).toContain('you can also pay the Rp 990,000');
  });

  it('states that the amount was accepted, what is due on site, and the excess over the total', async () => {
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

  it('states at the end of the hold that the amount is refunded, or that nothing was charged', async () => {
    const returned = await text('order_expired', { paid: 980_000, refund: 980_000 });
    expect(returned).toContain('What did arrive, Rp 980,000, was not the amount due. You get all of it back.');
    expect(returned).not.toContain('Nothing was charged');
    expect(await text('order_expired', { paid: 0 })).toContain('Nothing was charged');
  });

  it('states that a paid booking is valid, and whether seats are still free', async () => {
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

  it('after a move before the confirmation has the new day as tentative, and the email explains it', async () => {
    const moved = await write('order_moved', { confirmed: false });
    expect(moved.calendar?.status).toBe('tentative');
    expect(moved.paragraphs.join('\n')).toContain('confirm your booking');
    expect(await textOf('order_moved')).not.toContain('confirm your booking');
  });

  it('after a move between the departures of a day has the new time, and the email has both times', async () => {
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

it.each(noticeKinds)('the email to the shop about %s has the common form', async (kind) => {
  const mail = orderMails.write.order_notice({ ...deposit, kind, email: 'ann@x.test', amount: 77_000 }, await speak());
  expect(mail.subject).toContain('SGR-ABC234, Manta Point, 24 Dec 2026');
  expect(mail.greeting).toBe('From Ann, ann@x.test:');
  expect(mail.facts?.at(-1)?.value).toMatch(/77,000/);
});

describe('an email about an order with several items', () => {
  it('lists every item, and has a calendar entry for each', async () => {
    const item = { uuid: '0193d3a6-0000-7000-8000-000000000002', days: 1, pickup: null, isOff: false };
    const items = [
      { ...item, product: 'Manta Point', date: '2026-12-24', divers: 2 },
      { ...item, product: 'Nitrox', date: '2026-12-26', divers: 1 },
      { ...item, product: 'Night dive', date: '2026-12-27', divers: 1, isOff: true },
    ];
    const facts = await factsIn('order_paid', { items });
    expect(Object.entries(facts).slice(1, 3)).toEqual([
      ['Thursday, 24 December 2026', 'Manta Point · Divers: 2'],
      ['Saturday, 26 December 2026', 'Nitrox · Divers: 1'],
    ]);
    expect(Object.keys(facts)).not.toContain('Divers');
    const { calendar, furtherDays } = await write('order_paid', { items });
    expect(calendar).toMatchObject({ uid: deposit.uuid, title: 'Manta Point', status: 'tentative' });
    expect(furtherDays).toMatchObject([
      { uid: item.uuid, title: 'Nitrox', status: 'tentative' },
      { title: 'Night dive', status: 'cancelled' },
    ]);
  });

  it('names the time and the pickup of each item, in its facts and in the calendar', async () => {
    const item = { uuid: '0193d3a6-0000-7000-8000-000000000002', product: 'Manta Point', days: 1, isOff: false };
    const afternoon = { area: 'sanur', from: '12:30', to: '12:45', back: { from: '21:30', to: '23:30' } } as const;
    const first = { time: '13:00', pickup: { ...afternoon, address: 'Hotel' } };
    const items = [
      { ...item, ...first, date: '2026-12-24', divers: 2 },
      { ...item, time: '07:30', pickup: deposit.pickup, date: '2026-12-26', divers: 1 },
      { ...item, pickup: null, date: '2026-12-27', divers: 3 },
    ];
    const facts = await factsIn('order_confirmed', { ...first, items });
    expect(facts).toMatchObject({
      'Thursday, 24 December 2026, 13:00': 'Manta Point · Divers: 2 · Pickup: Sanur, 12:30–12:45',
      'Saturday, 26 December 2026, 07:30': 'Manta Point · Divers: 1 · Pickup: Sanur, 07:00–07:15',
      'Sunday, 27 December 2026': 'Manta Point · Divers: 3',
      'Pickup address': 'Hotel',
    });
    expect(facts).not.toHaveProperty('Pickup');
    expect(await textOf('order_confirmed', { ...first, items })).not.toContain('12:30');
    const { calendar, furtherDays = [] } = await write('order_confirmed', { ...first, items });
    expect(calendar).toMatchObject({ location: 'Sanur, 12:30–12:45' });
    expect(calendar?.description).toMatch(/13:00[\s\S]*Divers: 2[\s\S]*12:30/);
    const [morning, alone] = furtherDays;
    expect(morning).toMatchObject({ location: 'Sanur, 07:00–07:15', from: new Date('2026-12-25T23:00:00Z') });
    expect(morning?.description).toMatch(/07:30[\s\S]*Divers: 1[\s\S]*07:00/);
    expect(alone?.description).toContain('Divers: 3');
    expect(alone?.description).not.toMatch(/13:00|Pickup/);
    expect(alone?.location).not.toContain('Sanur, 12');
  });

  it('states where the guests of items without a pickup meet, when other items have a pickup', async () => {
    const item = { uuid: deposit.uuid, product: 'Manta Point', date: '2026-12-24', days: 1, divers: 2, isOff: false };
    const fetched = { ...item, pickup: deposit.pickup };
    const alone = { ...item, date: '2026-12-26', pickup: null };
    const meeting = /no pickup is given here, please come to our shop: Jalan/;
    expect(await textOf('order_confirmed', { items: [fetched, alone] })).toMatch(meeting);
    for (const items of [
      [fetched, { ...fetched, date: '2026-12-26' }],
      [fetched, { ...alone, isOff: true }],
    ])
      expect(await textOf('order_confirmed', { items })).not.toMatch(meeting);
  });

  it('about a cancelled item states its refund, and lists the items still booked', async () => {
    const item = { uuid: deposit.uuid, days: 1, divers: 2, pickup: null };
    const items = [
      { ...item, product: 'Manta Point', date: '2026-12-24', isOff: true },
      { ...item, product: 'Nitrox', date: '2026-12-26', isOff: false },
    ];
    const mail = await write('item_cancelled', { items, refund: 150_000 });
    expect(mail.subject).toBe('Cancelled: Manta Point, 24 Dec 2026');
    expect(mail.paragraphs.join('\n')).toMatch(/Rp\s150,000 will be returned[\s\S]*Everything else stays booked/);
    const facts = await factsIn('item_cancelled', { items, refund: 150_000 });
    expect(Object.keys(facts)).toContain('Saturday, 26 December 2026');
    expect(Object.keys(facts)).not.toContain('Thursday, 24 December 2026');
    expect(facts).toMatchObject({ Refund: 'Rp 150,000', 'Due on site': 'Rp 2,100,000' });
    expect(mail.calendar?.status).toBe('cancelled');
    expect(mail.furtherDays).toMatchObject([{ title: 'Nitrox', status: 'confirmed' }]);
    expect(await textOf('item_cancelled', { items })).toContain('None of what you have paid for it');
  });

  it('about a cancelled item of an unpaid order states what is due now, and changes no calendar', async () => {
    const unpaid = { paid: 0, expiresAt: '2026-11-21T16:30:00.000Z' };
    const mail = await write('item_cancelled', unpaid);
    expect(mail.calendar).toBeUndefined();
    expect(mail.paragraphs.join('\n')).toMatch(/Nothing was charged[\s\S]*the old amount and is closed/);
    expect(await factsIn('item_cancelled', unpaid)).toMatchObject({ 'To pay now': 'Rp 900,000' });
  });
});
