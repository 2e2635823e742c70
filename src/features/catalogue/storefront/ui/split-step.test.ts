import { expect, test } from 'vitest';
import { splitStep } from './split-step';

test('splitStep separates the first words of a step from the rest, which begins with a capital', () => {
  expect(splitStep('First dive: in over the stones.')).toEqual({ title: 'First dive', text: 'In over the stones.' });
  expect(splitStep('Tulamben. Coffee under the trees.')).toEqual({
    title: 'Tulamben',
    text: 'Coffee under the trees.',
  });
  expect(splitStep('1本目：玉石の浜から。')).toEqual({ title: '1本目', text: '玉石の浜から。' });
});

test('splitStep returns a short sentence as a title and a long one as text', () => {
  expect(splitStep('Back across the strait.')).toEqual({ title: 'Back across the strait', text: '' });
  const long = 'Pickup in Nusa Dua, Tanjung Benoa, Kuta, Jimbaran and every other place of the south.';
  expect(splitStep(long)).toEqual({ title: '', text: long });
});

test('splitStep does not split a time or an abbreviation without a space', () => {
  expect(splitStep('Pickup at 06:30 or 07.15')).toEqual({ title: 'Pickup at 06:30 or 07.15', text: '' });
});
