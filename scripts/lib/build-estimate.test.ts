import { describe, expect, it } from 'vitest';
import { inMinutes, progressLine, secondsLeft, usualTimes } from './build-estimate';

describe('secondsLeft', () => {
  it('promises nothing in the first part of a first build', () => {
    expect(secondsLeft({ phase: 'compile', before: 0, elapsed: 30, last: null })).toBeNull();
  });
  it('takes the pace of this machine from the parts that are done', () => {
    const slow = { phase: 'data', before: 2 * usualTimes.compile, last: null } as const;
    const rest = usualTimes.data + usualTimes.pages + usualTimes.finish;
    expect(secondsLeft({ ...slow, elapsed: 2 * usualTimes.compile })).toBe(2 * rest);
    expect(secondsLeft({ ...slow, elapsed: 2 * usualTimes.compile + 10 })).toBe(2 * rest - 10);
  });
  it('goes by the last build of the folder from the start', () => {
    const last = { compile: 10, data: 10, pages: 10, finish: 10 };
    expect(secondsLeft({ phase: 'compile', before: 0, elapsed: 4, last })).toBe(36);
  });
  it('never falls below what the parts to come take, however late this one is', () => {
    const last = { compile: 10, data: 10, pages: 10, finish: 10 };
    expect(secondsLeft({ phase: 'pages', before: 20, elapsed: 90, last })).toBe(10);
  });
});

describe('progressLine', () => {
  it('says how long it has taken and an estimate rounded up to ten seconds', () => {
    const last = { compile: 60, data: 20, pages: 10, finish: 13 };
    expect(progressLine({ phase: 'data', before: 60, elapsed: 65, last })).toBe(
      'collecting its pages, 1 min 5 s so far, about 40 s left',
    );
  });
  it('never says that nothing is left', () => {
    const last = { compile: 1, data: 1, pages: 1, finish: 1 };
    expect(progressLine({ phase: 'finish', before: 3, elapsed: 60, last })).toMatch(/about 10 s left$/);
  });
  it.each([
    [9.6, '10 s'],
    [60, '1 min 0 s'],
    [131, '2 min 11 s'],
  ])('writes %d seconds as %s', (seconds, text) => {
    expect(inMinutes(seconds)).toBe(text);
  });
});
