import { describe, expect, it } from 'vitest';
import { locales } from '@/shared/locale/locales';
import { clockSpan, clockTime, clockTimes, minutesBetween, plusMinutes } from './clock-times';

describe('a time of day', () => {
  it('is written with a dot in Indonesian and with a colon in the other languages', () => {
    expect(locales.map((locale) => clockTime(locale, '06:30'))).toEqual(['06:30', '06.30', '06:30', '06:30', '06:30']);
  });

  it('uses the 24-hour clock', () => {
    expect(clockTimes('en', { from: '00:00', to: '16:05' })).toEqual({ from: '00:00', to: '16:05' });
  });

  it('stays unchanged when it is not a time of day', () => {
    expect(['1', '9:30', '24:00', 'about 09:30'].map((text) => clockTime('id', text))).toEqual([
      ...['1', '9:30', '24:00', 'about 09:30'],
    ]);
  });

  it('joins a span with the language’s dash', () => {
    expect(clockSpan('id', { from: '07:00', to: '07:15' })).toBe('07.00–07.15');
    expect(clockSpan('ja', { from: '07:00', to: '07:15' })).toBe('07:00〜07:15');
  });
});

it('plusMinutes stays within the day, and minutesBetween returns the difference', () => {
  expect(plusMinutes('07:15', 330)).toBe('12:45');
  expect(plusMinutes('13:00', -330)).toBe('07:30');
  expect([plusMinutes('23:30', 60), plusMinutes('00:30', -60)]).toEqual(['23:59', '00:00']);
  expect(minutesBetween('07:30', '13:00')).toBe(330);
});
