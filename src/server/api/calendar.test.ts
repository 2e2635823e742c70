import { expect, test } from 'vitest';
import type { CalendarEntry } from '@/shared/time/calendar-entry';
import { calendarFile } from './calendar';

const entry: CalendarEntry = {
  uid: '0193d3a6-0000-7000-8000-000000000001',
  title: 'Mantas; by boat, früh',
  description: 'Booking ID: SGR-ABC234\nDivers: 2',
  location: 'Sanur',
  url: 'https://dive.example/user/orders/1',
  from: new Date('2026-12-23T23:00:00Z'),
  to: new Date('2026-12-24T10:00:00Z'),
  fullDays: false,
  status: 'confirmed',
};
const at = new Date('2026-11-21T10:00:00Z');
const later = new Date('2026-11-21T10:00:01Z');

const unfolded = (content: string) => content.replace(/\r\n[ \t]/g, '');
const line = (content: string, name: string) =>
  unfolded(content)
    .split('\r\n')
    .find((text) => text.startsWith(name));

const mailing = { at, organizer: { name: 'Segara Dive', email: 'hello@segara.test' } };

test('calendarFile publishes a downloaded file and turns an emailed file into an invitation', () => {
  expect(calendarFile(entry, mailing)).toMatchObject({ method: 'PUBLISH' });
  const mailed = calendarFile(entry, { ...mailing, guest: 'ann@example.test' });
  expect(mailed.method).toBe('REQUEST');
  expect(unfolded(mailed.content)).toMatch(/ATTENDEE;.*PARTSTAT=ACCEPTED.*:mailto:ann@example\.test/i);
});

test('calendarFile gives later versions of an entry a higher number, so that they replace earlier ones', () => {
  const sequence = (when: Date) =>
    Number(line(calendarFile(entry, { ...mailing, at: when }).content, 'SEQUENCE:')?.slice(9));
  expect(sequence(later)).toBeGreaterThan(sequence(at));
  expect(line(calendarFile(entry, mailing).content, 'UID:')).toBe(
    line(calendarFile(entry, { ...mailing, at: later }).content, 'UID:'),
  );
});

test('calendarFile cancels the entry of a cancelled day', () => {
  const { method, content } = calendarFile(
    { ...entry, status: 'cancelled' },
    { ...mailing, guest: 'ann@example.test' },
  );
  expect(method).toBe('CANCEL');
  expect(line(content, 'METHOD:')).toBe('METHOD:CANCEL');
  expect(line(content, 'STATUS:')).toBe('STATUS:CANCELLED');
});

test('calendarFile publishes several entries in one file, each with its own status', () => {
  const other = { ...entry, uid: '0193d3a6-0000-7000-8000-000000000002', status: 'cancelled' } as const;
  const { method, content } = calendarFile(entry, { ...mailing, guest: 'ann@example.test', further: [other] });
  expect(method).toBe('PUBLISH');
  expect(content.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(content.match(/^STATUS:\w+/gm)).toEqual(['STATUS:CONFIRMED', 'STATUS:CANCELLED']);
  expect(content).not.toContain('ATTENDEE');
});

test('calendarFile writes times in UTC, and full days without hours', () => {
  expect(line(calendarFile(entry, mailing).content, 'DTSTART')).toBe('DTSTART:20261223T230000Z');
  const days = {
    ...entry,
    fullDays: true,
    from: new Date('2026-12-24T00:00:00Z'),
    to: new Date('2026-12-27T00:00:00Z'),
  };
  expect(line(calendarFile(days, mailing).content, 'DTSTART')).toBe('DTSTART;VALUE=DATE:20261224');
  expect(line(calendarFile(days, mailing).content, 'DTEND')).toBe('DTEND;VALUE=DATE:20261227');
});

test('calendarFile treats text typed by a person as plain text', () => {
  const { content } = calendarFile({ ...entry, title: 'A\r\nATTENDEE:mailto:x@evil.test' }, mailing);
  expect(line(content, 'ATTENDEE')).toBeUndefined();
  expect(line(calendarFile(entry, mailing).content, 'SUMMARY:')).toBe('SUMMARY:Mantas\\; by boat\\, früh');
});
