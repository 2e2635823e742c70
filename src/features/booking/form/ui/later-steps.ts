'use client';
import { lazy } from 'react';
import type { Step } from '@/features/booking/domain/form-steps';

type LaterStep = Exclude<Step, 'activity'>;

const loads = {
  divers: () => import('./divers-step').then((module) => ({ default: module.DiversStep })),
  'add-ons': () => import('./add-ons-step').then((module) => ({ default: module.AddOnsStep })),
  emergency: () => import('./emergency-step').then((module) => ({ default: module.EmergencyStep })),
  review: () => import('./review-step').then((module) => ({ default: module.ReviewStep })),
  payment: () => import('./payment-step').then((module) => ({ default: module.PaymentStep })),
} satisfies Record<LaterStep, unknown>;

export const laterSteps = {
  divers: lazy(loads.divers),
  'add-ons': lazy(loads['add-ons']),
  emergency: lazy(loads.emergency),
  review: lazy(loads.review),
  payment: lazy(loads.payment),
} satisfies Record<LaterStep, unknown>;

/** On a slow connection the later steps load while the first one is filled in. */
export function loadLaterSteps(): void {
  for (const load of Object.values(loads)) void load();
}
