import { channel } from 'node:diagnostics_channel';

/** The named steps of what moves places and money. */
export type Step =
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

/** Says that a step was reached, to whoever listens; the fault tests do, and end the process there. */
export const step = (name: Step): void => steps.publish(name);
