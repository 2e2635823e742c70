import { expect, test } from 'vitest';
import { boatState } from './boat-state';

const span = { to: '2026-12-03', reason: 'engine' };

test("boatState names the last day and the reason of a boat out of service, in the reader's language", () => {
  const boat = { active: true, out_of_service: span };
  expect(boatState(boat, 'en')).toEqual({
    state: 'out_of_service',
    tone: 'warning',
    values: { day: '3 Dec 2026', reason: 'engine' },
  });
  expect(boatState(boat, 'de').values).toMatchObject({ day: '03.12.2026' });
});

test('boatState calls a deactivated boat inactive even while it is out of service', () => {
  expect(boatState({ active: false, out_of_service: span }, 'en').state).toBe('inactive');
  expect(boatState({ active: false, out_of_service: null }, 'en').state).toBe('inactive');
  expect(boatState({ active: true, out_of_service: null }, 'en').state).toBe('in_service');
});
