import { describe, expect, test } from 'vitest';
import { bookingInput } from '@/features/booking/schema';
import {
  allowedStep,
  completeDivers,
  faultsIn,
  firstOpen,
  stepAfter,
  stepBefore,
  stepOf,
  steps,
  stepsWith,
} from './form-steps';

describe('the steps of the form', () => {
  test('together contain every field of a booking', () => {
    const home = Object.fromEntries(Object.keys(bookingInput.shape).map((field) => [field, stepOf(field)]));
    expect(home).toEqual({
      product: 'activity',
      variant: 'activity',
      activity_date: 'activity',
      activity_time: 'activity',
      quantity: 'activity',
      pickup_area: 'activity',
      pickup_address: 'activity',
      divers: 'divers',
      add_ons: 'add-ons',
      companions: 'add-ons',
      emergency_contact: 'emergency',
      inquiry: 'emergency',
      payment_type: 'payment',
    });
  });

  test('lead to the field with an error', () => {
    const faults = { 'divers.1.email': 'x', 'emergency_contact.phone': 'y', add_ons: 'z' };
    expect(firstOpen(faults)).toBe('divers');
    expect(faultsIn(['emergency'], faults)).toEqual({ 'emergency_contact.phone': 'y' });
    expect(firstOpen({})).toBe('payment');
  });

  test('know which divers are complete, but not before the form is checked', () => {
    expect(completeDivers({ 'divers.1.email': 'x', inquiry: 'y' }, 3)).toEqual([true, false, true]);
    expect(completeDivers({ 'divers.10.email': 'x' }, 2)).toEqual([true, true]);
    expect(completeDivers(null, 2)).toEqual([false, false]);
  });

  test('cannot be entered before the previous steps are complete', () => {
    expect(allowedStep('payment', 'divers', 5)).toBe('divers');
    expect(allowedStep('activity', 'divers', 5)).toBe('activity');
    expect(allowedStep('payment', 'payment', 5)).toBe('payment');
  });

  test('cannot be skipped through the URL, although some have no required fields', () => {
    expect(allowedStep('payment', 'payment', 2)).toBe('add-ons');
  });

  test('share a screen with a short neighbour', () => {
    expect(stepsWith('emergency')).toEqual(['add-ons', 'emergency']);
    expect(stepsWith('review')).toEqual(['review', 'payment']);
    expect(stepsWith('divers')).toEqual(['divers']);
  });

  test('follow each other screen by screen', () => {
    expect(steps.map(stepAfter)).toEqual(['divers', 'add-ons', 'review', 'review', 'review', 'payment']);
    expect(steps.map(stepBefore)).toEqual([null, 'activity', 'divers', 'divers', 'add-ons', 'add-ons']);
  });
});
