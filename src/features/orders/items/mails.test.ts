import { describe, expect, it } from 'vitest';
import { deposit, factsIn, textOf, write } from '@/test/order-mails';

describe('a mail about an order with several items', () => {
  it('lists every item of an order with several, and has a calendar entry for each', async () => {
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

  it('names the time and the pickup of each item of an order with several, in its facts and in the calendar', async () => {
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

  it('states where the guests of items without a pickup meet, when others have one', async () => {
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

  it('about an item that was cancelled states what goes back, and lists what is still booked', async () => {
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
