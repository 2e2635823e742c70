import { expect, test } from 'vitest';
import { everyDay, hoursByDay, openingWeek } from './opening';
import { defaultShop, sections } from './sections';

const opening = { from: '07:00', to: '18:00' };
const onSundays = { opening, opening_on: [{ weekday: 7, from: '08:00', to: '13:00' }] };
const closedInTheMiddle = { opening, opening_on: [{ weekday: 3, from: null, to: null }] };

test('a shop without special hours has the same hours every day', () => {
  expect(everyDay({ opening })).toEqual(opening);
  expect(openingWeek({ opening })).toEqual([{ first: 1, last: 7, hours: opening }]);
  expect(everyDay(onSundays)).toBeNull();
});

test('consecutive weekdays are grouped, in each language', () => {
  expect(hoursByDay('en', onSundays, 'closed')).toBe('Mon–Sat 07:00–18:00, Sun 08:00–13:00');
  expect(hoursByDay('de', closedInTheMiddle, 'geschlossen')).toBe(
    'Mo–Di 07:00–18:00, Mi geschlossen, Do–So 07:00–18:00',
  );
  expect(hoursByDay('ja', onSundays, '休業')).toBe('月〜土 07:00〜18:00、日 08:00〜13:00');
});

test('a weekday has both times or neither, and appears once', () => {
  const faultsOf = (...days: object[]) =>
    sections.identity
      .safeParse({ ...defaultShop.identity, opening_on: days })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  expect(faultsOf(...onSundays.opening_on)).toEqual([]);
  expect(faultsOf({ weekday: 7, from: '08:00', to: null })).toEqual([['opening_on.0.to', 'required.field']]);
  expect(faultsOf({ weekday: 7, from: '13:00', to: '08:00' })).toEqual([['opening_on.0.to', 'invalid.range']]);
  expect(faultsOf(...onSundays.opening_on, ...onSundays.opening_on)).toEqual([['opening_on', 'invalid.twice']]);
});
