import { buttons } from '@/features/payments/sandbox/domain/buttons';
import { z } from '@/shared/schema/zod';

const payment = z.string().max(100);

export const hostedPageInput = z.strictObject({ payment });
export const hostedPageView = z.object({
  amount: z.int(),
  description: z.string(),
  state: z.enum(['pending', 'paid', 'failed', 'expired', 'cancelled', 'on_its_way']),
  paid_amount: z.int().nullable(),
  expires_at: z.iso.datetime(),
  buttons: z.array(z.enum(buttons)),
  /** Return URLs: without a payment, and after one. */
  failure_url: z.string(),
  success_url: z.string(),
});
export type HostedPage = z.infer<typeof hostedPageView>;

export const pressInput = z.strictObject({ payment, button: z.enum(buttons) });
export type PressInput = z.infer<typeof pressInput>;
export const pressedView = z.object({ go: z.string() });
