import { channel } from 'node:diagnostics_channel';

/** The named steps of code that moves seats and money. */
export type Step =
  | 'bulk.acting'
  | 'bulk.acted'
  | 'order.placing'
  | 'order.placed'
  | 'payment.opening'
  | 'payment.opened'
  | 'payment.reported'
  | 'payment.settling'
  | 'payment.settled'
  | 'refund.requested'
  | 'refund.sending'
  | 'refund.sent'
  | 'refund.settled';

const steps = channel('segara:step');

/** Publishes that a step was reached; the fault tests subscribe and end the process there. */
export const step = (name: Step): void => steps.publish(name);
