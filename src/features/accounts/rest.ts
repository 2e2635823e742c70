import { peopleEndpoints } from '@/features/accounts/admin/people/rest';
import type { Audience } from '@/features/accounts/domain/audience';
import type { Endpoint } from '@/server/api/rest/endpoint';

const accountEndpoints = (audience: Audience): Endpoint[] => [
  { method: 'POST', path: `/${audience}/login`, procedure: `accounts.${audience}.login` },
  { method: 'POST', path: `/${audience}/sign-in-link`, procedure: `accounts.${audience}.request_sign_in_link` },
  { method: 'POST', path: `/${audience}/sign-in-link/{token}`, procedure: `accounts.${audience}.sign_in_by_link` },
  { method: 'POST', path: `/${audience}/logout`, procedure: `accounts.${audience}.logout` },
  { method: 'GET', path: `/${audience}/profile`, procedure: `accounts.${audience}.profile` },
  { method: 'PATCH', path: `/${audience}/profile`, procedure: `accounts.${audience}.update_profile` },
  {
    method: 'POST',
    path: `/${audience}/verify-email-changes/{token}`,
    procedure: `accounts.${audience}.verify_email_change`,
  },
  { method: 'POST', path: `/${audience}/email-verification/{token}`, procedure: `accounts.${audience}.verify_email` },
  { method: 'POST', path: `/${audience}/forget-password`, procedure: `accounts.${audience}.forgot_password` },
  { method: 'POST', path: `/${audience}/forget-password/verify-pin`, procedure: `accounts.${audience}.verify_pin` },
  {
    method: 'POST',
    path: `/${audience}/forget-password/reset-password`,
    procedure: `accounts.${audience}.reset_password`,
  },
  { method: 'POST', path: `/${audience}/change-password`, procedure: `accounts.${audience}.change_password` },
];

export const accountsEndpoints: Endpoint[] = [
  ...accountEndpoints('users'),
  ...accountEndpoints('admins'),
  ...peopleEndpoints,
  { method: 'POST', path: '/admins/invitation/{token}', procedure: 'accounts.admins.accept_invitation' },
  { method: 'POST', path: '/users/google/login', procedure: 'accounts.users.google_login' },
  { method: 'POST', path: '/auth/google', procedure: 'accounts.users.google_login' },
  { method: 'POST', path: '/users/register', procedure: 'accounts.users.register' },
  {
    method: 'POST',
    path: '/users/resend-email-verification',
    procedure: 'accounts.users.resend_email_verification',
  },
];
