import { describe, expect, test } from 'vitest';
import { bulkFormInput, bulkInput, type PreviewRow, startBulkInput } from '@/features/order-desk/bulk/schema';
import { AppError } from '@/shared/errors/errors';
import { isThere, itemsToMove } from './items-to-move';
import { nothingToDo } from './nothing-to-do';
import { previewTotals } from './preview-totals';
import { refusalIn, storedRefusal } from './stored-refusal';

const item = (day: string, position: number, state: 'booked' | 'off' = 'booked') => ({
  state,
  offAt: state === 'off' ? new Date('2026-12-01T02:00:00Z') : null,
  position,
  activityDate: new Date(`${day}T00:00:00Z`),
});
const first = item('2026-12-24', 0);
const second = item('2026-12-26', 1);
const off = item('2026-12-20', 2, 'off');

describe('itemsToMove', () => {
  test('returns the earliest booked item if no day is given, else every booked item of that day', () => {
    expect(itemsToMove([second, off, first], { date: '2026-12-28' })).toEqual([first]);
    const sameDay = item('2026-12-26', 3);
    expect(itemsToMove([first, second, sameDay, off], { date: '2026-12-28', from: '2026-12-26' })).toEqual([
      second,
      sameDay,
    ]);
    expect(itemsToMove([first], { date: '2026-12-28', from: '2026-12-25' })).toEqual([]);
  });

  test('leaves out items already on the new day', () => {
    expect(itemsToMove([first], { date: '2026-12-24' })).toEqual([]);
    expect(isThere([first], { date: '2026-12-24' })).toBe(true);
    expect(isThere([first], { date: '2026-12-28', from: '2026-12-25' })).toBe(false);
    expect(isThere([off], { date: '2026-12-20' })).toBe(false);
  });
});

test('nothingToDo skips an order already in the wanted state, or whose guest cannot be contacted', () => {
  const paid = { status: 'paid', isThere: false, hasEmail: true, hasPhone: true } as const;
  expect(nothingToDo('confirm', paid)).toBeNull();
  expect(nothingToDo('confirm', { ...paid, status: 'confirmed' })).toBe('order_done_already');
  expect(nothingToDo('cancel', { ...paid, status: 'refunded' })).toBe('order_done_already');
  expect(nothingToDo('cancel', { ...paid, status: 'completed' })).toBeNull();
  expect(nothingToDo('move', { ...paid, isThere: true })).toBe('order_done_already');
  expect(nothingToDo('mail', { ...paid, hasEmail: false })).toBe('guest_without_email');
  expect(nothingToDo('whatsapp', { ...paid, hasPhone: false })).toBe('guest_without_phone');
});

test('previewTotals counts addresses and languages only of orders that would be acted on', () => {
  const row = (about: Partial<PreviewRow>): PreviewRow => ({
    uuid: '0193d3a6-0000-7000-8000-000000000001',
    booking_id: 'SGR-ABC234',
    name: 'Ann',
    locale: 'en',
    expires_at: null,
    status: 'paid',
    state: 'done',
    message: null,
    has_email: true,
    has_phone: true,
    items: [],
    refund: 0,
    double_bookings: [],
    ...about,
  });
  expect(
    previewTotals([
      row({ refund: 100 }),
      row({ refund: 50, locale: 'de', has_email: false }),
      row({ state: 'refused', has_email: false, locale: 'ja' }),
      row({ state: 'skipped' }),
    ]),
  ).toEqual({
    ...{ done: 2, refused: 1, skipped: 1, refund: 150, without_email: 1 },
    languages: [
      { locale: 'en', orders: 1 },
      { locale: 'de', orders: 1 },
    ],
  });
});

test('a stored refusal is read back, and an unknown one becomes an internal error', () => {
  const soldOut = new AppError('sold_out', { params: { count: 2 } });
  expect(refusalIn(storedRefusal(soldOut))).toMatchObject({ code: 'sold_out', params: { count: 2 } });
  const field = new AppError('invalid_fields', { fields: { date: [{ key: 'invalid.same_day' }] } });
  expect(refusalIn(storedRefusal(field))?.fields).toEqual({ date: [{ key: 'invalid.same_day' }] });
  expect(refusalIn({ code: 'of_tomorrow' })?.code).toBe('internal');
  expect(refusalIn(null)).toBeNull();
});

test('cancelling requires a reason, and previewing it does not', () => {
  const all = { kind: 'cancel', orders: [crypto.randomUUID()], refund: 'all' };
  expect(bulkFormInput.safeParse(all).error?.issues[0]).toMatchObject({ path: ['reason'], message: 'required.reason' });
  expect(bulkFormInput.safeParse({ ...all, reason: 'The ferry sank' }).success).toBe(true);
  expect(bulkFormInput.safeParse({ ...all, refund: 'policy' }).success).toBe(false);
  expect(startBulkInput.safeParse({ ...all, idempotency_key: 'once' }).error?.issues).toMatchObject([
    { path: ['reason'], message: 'required.reason' },
  ]);
  expect(bulkInput.safeParse(all).success).toBe(true);
});
