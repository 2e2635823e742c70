import { peopleEndpoints } from '@/features/accounts/admin/people/rest';
import type { Audience } from '@/features/accounts/domain/audience';
import type { Endpoint, Refusals } from '@/server/api/rest/endpoint';

const tooMany: Refusals = { 429: 'Too many tries, or too many mails' };
const ofProvider = (name: string): Refusals => ({
  401: `${name} did not issue the code`,
  404: `This shop has no sign-in by ${name}`,
  ...tooMany,
});

function accountEndpoints(audience: Audience): Endpoint[] {
  const account = audience === 'admins' ? 'admin.account' : 'account';
  return [
    {
      method: 'POST',
      path: `/${audience}/login`,
      procedure: `auth.${audience}.login`,
      refusals: { 401: 'The credential is not valid', ...tooMany },
    },
    {
      method: 'POST',
      path: `/${audience}/sign-in-link`,
      procedure: `auth.${audience}.request_sign_in_link`,
      refusals: tooMany,
    },
    {
      method: 'POST',
      path: `/${audience}/sign-in-link/{token}`,
      procedure: `auth.${audience}.sign_in_by_link`,
      refusals: { 401: 'The account is gone' },
    },
    { method: 'POST', path: `/${audience}/logout`, procedure: `auth.${audience}.logout` },
    { method: 'GET', path: `/${audience}/profile`, procedure: `${account}.profile` },
    { method: 'PATCH', path: `/${audience}/profile`, procedure: `${account}.update_profile` },
    {
      method: 'POST',
      path: `/${audience}/verify-email-changes/{token}`,
      procedure: `auth.${audience}.verify_email_change`,
    },
    { method: 'POST', path: `/${audience}/email-verification/{token}`, procedure: `auth.${audience}.verify_email` },
    {
      method: 'POST',
      path: `/${audience}/forget-password`,
      procedure: `auth.${audience}.forgot_password`,
      refusals: tooMany,
    },
    {
      method: 'POST',
      path: `/${audience}/forget-password/verify-pin`,
      procedure: `auth.${audience}.verify_pin`,
      refusals: tooMany,
    },
    {
      method: 'POST',
      path: `/${audience}/forget-password/reset-password`,
      procedure: `auth.${audience}.reset_password`,
      refusals: tooMany,
    },
    {
      method: 'POST',
      path: `/${audience}/change-password`,
      procedure: `${account}.change_password`,
      refusals: tooMany,
    },
  ];
}

export const accountsEndpoints: Endpoint[] = [
  ...accountEndpoints('users'),
  ...accountEndpoints('admins'),
  ...peopleEndpoints,
  { method: 'POST', path: '/admins/invitation/{token}', procedure: 'auth.admins.accept_invitation' },
  { method: 'POST', path: '/users/google/login', procedure: 'auth.users.google_login', refusals: ofProvider('Google') },
  { method: 'POST', path: '/auth/google', procedure: 'auth.users.google_login', refusals: ofProvider('Google') },
  { method: 'POST', path: '/auth/facebook', procedure: 'auth.users.facebook_login', refusals: ofProvider('Facebook') },
  { method: 'POST', path: '/users/register', procedure: 'auth.users.register', refusals: tooMany },
  {
    method: 'POST',
    path: '/users/resend-email-verification',
    procedure: 'auth.users.resend_email_verification',
    refusals: tooMany,
  },
];
