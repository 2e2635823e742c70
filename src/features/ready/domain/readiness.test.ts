import { describe, expect, test } from 'vitest';
import type { DiverView } from '@/features/booking/divers/schema';
import { diver } from '@/test/divers';
import { readiness, stepsOf } from './readiness';

const open: Partial<DiverView> = {
  gender: null,
  nationality: null,
  phone: null,
  email: null,
  dietary_restriction: null,
  height_cm: null,
  weight_kg: null,
  shoe_size: null,
  shoe_size_system: null,
  certification_number: null,
};
const booked: DiverView = { ...diver(), ...open };
const facts = {
  diver: booked,
  position: 1,
  steps: ['you', 'diving', 'size'] as const,
  hasAnswered: false,
  hasQuestion: false,
};

describe('readiness', () => {
  test.each([
    ['a diver known by what every booking needs', {}, 'not_started'],
    ['a diver who has answered by the link', { hasAnswered: true }, 'started'],
    ['a diver with one open field filled in', { diver: { ...booked, gender: 'male' as const } }, 'started'],
    ['the first diver with the phone and address of the booking', firstDiver(), 'not_started'],
    ['a complete form', { diver: diver() }, 'ready'],
    ['a complete form but for a step that is switched off', withoutSize(), 'ready'],
    ['a form of which only a step that is switched off is answered', onlySize(), 'not_started'],
    ['a diver who is not certified, without a card', notCertified(), 'ready'],
    ['a complete form with a question', { diver: diver(), hasQuestion: true }, 'needs_us'],
    ['an open form with a question', { hasQuestion: true }, 'needs_us'],
    ['a product that asks for nothing', { steps: [] }, 'ready'],
    ['a complete form without the waiver', { diver: diver(), steps: ['you', 'waiver'] as const }, 'started'],
    ['a complete form with the waiver', { ...signed('done'), diver: diver() }, 'ready'],
    ['an open form with the waiver', signed('done'), 'started'],
    ['a complete form with a text that staff look at', { ...signed('needs_us'), diver: diver() }, 'needs_us'],
  ])('%s is %j: %s', (_, about, state) => {
    expect(readiness({ ...facts, ...about }).state).toBe(state);
  });

  test('lists the required fields that are missing in the steps that are on', () => {
    const { missing } = readiness({ ...facts, steps: ['size', 'diving'] });
    expect(missing.toSorted()).toEqual([
      'certification_number',
      'height_cm',
      'shoe_size',
      'shoe_size_system',
      'weight_kg',
    ]);
  });
});

function signed(waiver: 'done' | 'needs_us') {
  return { steps: ['you', 'waiver'] as const, papers: { waiver } };
}

function firstDiver() {
  return { position: 0, diver: { ...booked, phone: '+49 151 23456789', email: 'sari@example.test' } };
}

function withoutSize() {
  const { height_cm, weight_kg, shoe_size, shoe_size_system } = booked;
  return {
    diver: { ...diver(), height_cm, weight_kg, shoe_size, shoe_size_system },
    steps: ['you', 'diving'] as const,
  };
}

function onlySize() {
  return { diver: { ...booked, height_cm: 180 }, steps: ['you', 'diving'] as const };
}

function notCertified() {
  return { diver: diver({ certification_level: 'none', association: null, certification_number: null }) };
}

test('a text of the shop is asked for once it is published', () => {
  expect(stepsOf([{ skippedSteps: ['you', 'diving', 'size', 'health'] }], ['health', 'waiver'])).toEqual([
    'waiver',
    'flight',
  ]);
});

test('a step is asked when at least one of the products asks for it', () => {
  const [one, other] = [{ skippedSteps: ['size', 'diving', 'flight'] }, { skippedSteps: ['size', 'flight'] }];
  expect(stepsOf([one, other], [])).toEqual(['you', 'diving']);
  expect(stepsOf([], ['waiver'])).toEqual([]);
});
