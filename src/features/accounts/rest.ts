import { peopleEndpoints } from '@/features/accounts/admin/people/rest';
import type { Audience } from '@/features/accounts/domain/audience';
import type { Endpoint } from '@/server/api/rest/endpoint';

function accountEndpoints(audience: Audience): Endpoint[] {
  const account = audience === 'admins' ? 'admin.account' : 'account';
  return [
    { method: 'POST', path: `/${audience}/login`, procedure: `auth.${audience}.login` },
    { method: 'POST', path: `/${audience}/sign-in-link`, procedure: `auth.${audience}.request_sign_in_link` },
    { method: 'POST', path: `/${audience}/sign-in-link/{token}`, procedure: `auth.${audience}.sign_in_by_link` },
    { method: 'POST', path: `/${audience}/logout`, procedure: `auth.${audience}.logout` },
    { method: 'GET', path: `/${audience}/profile`, procedure: `${account}.profile` },
    { method: 'PATCH', path: `/${audience}/profile`, procedure: `${account}.update_profile` },
    {
      method: 'POST',
      path: `/${audience}/verify-email-changes/{token}`,
      procedure: `auth.${audience}.verify_email_change`,
    },
    { method: 'POST', path: `/${audience}/email-verification/{token}`, procedure: `auth.${audience}.verify_email` },
    { method: 'POST', path: `/${audience}/forget-password`, procedure: `auth.${audience}.forgot_password` },
    { method: 'POST', path: `/${audience}/forget-password/verify-pin`, procedure: `auth.${audience}.verify_pin` },
    {
      method: 'POST',
      path: `/${audience}/forget-password/reset-password`,
      procedure: `auth.${audience}.reset_password`,
    },
    { method: 'POST', path: `/${audience}/change-password`, procedure: `${account}.change_password` },
  ];
}

export const accountsEndpoints: Endpoint[] = [
  ...accountEndpoints('users'),
  ...accountEndpoints('admins'),
  ...peopleEndpoints,
  { method: 'POST', path: '/admins/invitation/{token}', procedure: 'auth.admins.accept_invitation' },
  { method: 'POST', path: '/users/google/login', procedure: 'auth.users.google_login' },
  { method: 'POST', path: '/auth/google', procedure: 'auth.users.google_login' },
  { method: 'POST', path: '/auth/facebook', procedure: 'auth.users.facebook_login' },
  { method: 'POST', path: '/users/register', procedure: 'auth.users.register' },
  {
    method: 'POST',
    path: '/users/resend-email-verification',
    procedure: 'auth.users.resend_email_verification',
  },
];
