import { firstFolder } from '@/shared/locale/locales';

/** Pages that show a session's data or take its input; everything else is public and prerendered. */
const sessionPages = new Set([
  'sign-in',
  'sign-in-link',
  'sign-up',
  'forgot-password',
  'email-verification',
  'email-change-verification',
  'auth-redirect',
  'user',
  'order',
  'ready',
  'admin',
  'booking-form',
  'payment-success',
  'payment-successfull',
  'payment-failed',
  'sandbox-gateway',
  'dev',
]);

export const isSessionPage = (path: string): boolean => sessionPages.has(firstFolder(path));
