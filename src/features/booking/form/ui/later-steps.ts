'use client';
import { lazy } from 'react';
import type { Step } from '@/features/booking/domain/form-steps';

type LaterStep = Exclude<Step, 'activity'>;

const loads = {
  divers: () => import('./divers-step').then((module) => ({ default: module.DiversStep })),
  extras: () => import('./extras-screen').then((module) => ({ default: module.ExtrasScreen })),
  checkout: () => import('./checkout-screen').then((module) => ({ default: module.CheckoutScreen })),
};

const extras = lazy(loads.extras);
const checkout = lazy(loads.checkout);

/** Steps that share a screen have the same component, which stays while the guest goes from one to the other. */
export const laterSteps = {
  divers: lazy(loads.divers),
  'add-ons': extras,
  emergency: extras,
  review: checkout,
  payment: checkout,
} satisfies Record<LaterStep, unknown>;

/** On a slow connection the later steps load while the first one is filled in. */
export function loadLaterSteps(): void {
  for (const load of Object.values(loads)) void load();
}
