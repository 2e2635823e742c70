import { expect, test } from 'vitest';
import { changesBetweenThirds } from './flat';
import { figuresIn, type Sample } from './sample';

const SECONDS = 360;
const figures = { ...figuresIn(''), memory: 300, heap: 100, files: 50, handles: 20 };

/** One sample every ten seconds. */
const run = (sampleAt: (at: number) => Partial<Sample>): Sample[] =>
  Array.from({ length: SECONDS / 10 }, (_, index) => {
    const at = (index + 1) * 10;
    return { at, fault: null, process: 0, perSecond: 20, errors: {}, times: {}, figures, ...sampleAt(at) };
  });

const notFlat = (samples: Sample[]) =>
  changesBetweenThirds(samples, SECONDS)
    .filter(({ isFlat }) => !isFlat)
    .map(({ name }) => name);

test('changesBetweenThirds reports stable figures as flat', () => {
  expect(notFlat(run(() => ({ times: { page: Array(20).fill(10) } })))).toEqual([]);
});

test('changesBetweenThirds reports memory that grows with every sample', () => {
  expect(notFlat(run((at) => ({ figures: { ...figures, memory: 300 + at } })))).toEqual(['Memory']);
});

test('changesBetweenThirds compares memory within the last process only', () => {
  const restarted = (at: number): Partial<Sample> =>
    at < 100 ? { figures: { ...figures, memory: 10 } } : { process: 1 };
  expect(notFlat(run(restarted))).toEqual([]);
});

test('changesBetweenThirds reports jobs that pile up, except during a fault', () => {
  const late = (fault: string | null) => (at: number) =>
    at > 250 ? { fault, figures: { ...figures, jobsWaiting: 40 } } : {};
  expect(notFlat(run(late(null)))).toEqual(['Jobs that wait']);
  expect(notFlat(run(late('mail server down')))).toEqual([]);
});

test('changesBetweenThirds reports slower answers, by median and by 95th percentile', () => {
  const slower = (at: number) => ({ times: { page: Array(20).fill(at * at) } });
  expect(notFlat(run(slower))).toEqual(['page, median', 'page, 95 %']);
});

test('changesBetweenThirds ignores subjects with few answers', () => {
  expect(notFlat(run((at) => ({ times: { order: [at * 100] } })))).toEqual([]);
});

test('figuresIn reads each series, memory in megabytes and a missing one as 0', () => {
  const text = '# HELP x y\nprocess_resident_memory_bytes 104857600\nsegara_pool_connections{state="busy"} 3\n';
  expect(figuresIn(text)).toMatchObject({ memory: 100, poolBusy: 3, jobsDead: 0 });
});
