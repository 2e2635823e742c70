import { peopleEndpoints } from '@/features/accounts/admin/people/rest';
import type { Door } from '@/features/accounts/domain/door';
import type { Endpoint } from '@/server/api/rest/endpoint';

const accountEndpoints = (door: Door): Endpoint[] => [
  { method: 'POST', path: `/${door}/login`, procedure: `accounts.${door}.login` },
  { method: 'POST', path: `/${door}/sign-in-link`, procedure: `accounts.${door}.request_sign_in_link` },
  { method: 'POST', path: `/${door}/sign-in-link/{token}`, procedure: `accounts.${door}.sign_in_by_link` },
  { method: 'POST', path: `/${door}/logout`, procedure: `accounts.${door}.logout` },
  { method: 'GET', path: `/${door}/profile`, procedure: `accounts.${door}.profile` },
  { method: 'PATCH', path: `/${door}/profile`, procedure: `accounts.${door}.update_profile` },
  { method: 'POST', path: `/${door}/verify-email-changes/{token}`, procedure: `accounts.${door}.verify_email_change` },
  { method: 'POST', path: `/${door}/email-verification/{token}`, procedure: `accounts.${door}.verify_email` },
  { method: 'POST', path: `/${door}/forget-password`, procedure: `accounts.${door}.forgot_password` },
  { method: 'POST', path: `/${door}/forget-password/verify-pin`, procedure: `accounts.${door}.verify_pin` },
  { method: 'POST', path: `/${door}/forget-password/reset-password`, procedure: `accounts.${door}.reset_password` },
  { method: 'POST', path: `/${door}/change-password`, procedure: `accounts.${door}.change_password` },
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
