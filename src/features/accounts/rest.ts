import { peopleEndpoints } from '@/features/accounts/admin/people/rest';
import type { Audience } from '@/features/accounts/domain/audience';
import { integratorSession } from '@/features/accounts/schema';
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
      summary: 'Sign in',
      output: integratorSession,
      refusals: { 401: 'The credential is not valid', ...tooMany },
    },
    {
      method: 'POST',
      path: `/${audience}/sign-in-link`,
      procedure: `auth.${audience}.request_sign_in_link`,
      summary: 'Request a link to sign in',
      refusals: tooMany,
    },
    {
      method: 'POST',
      path: `/${audience}/sign-in-link/{token}`,
      procedure: `auth.${audience}.sign_in_by_link`,
      summary: 'Sign in with a link',
      output: integratorSession,
      refusals: { 401: 'The account is gone' },
    },
    { method: 'POST', path: `/${audience}/logout`, procedure: `auth.${audience}.logout`, summary: 'Sign out' },
    { method: 'GET', path: `/${audience}/profile`, procedure: `${account}.profile`, summary: 'Read the own profile' },
    {
      method: 'PATCH',
      path: `/${audience}/profile`,
      procedure: `${account}.update_profile`,
      summary: 'Change the own profile',
    },
    {
      method: 'POST',
      path: `/${audience}/verify-email-changes/{token}`,
      procedure: `auth.${audience}.verify_email_change`,
      summary: 'Confirm a changed e-mail address',
    },
    {
      method: 'POST',
      path: `/${audience}/email-verification/{token}`,
      procedure: `auth.${audience}.verify_email`,
      summary: 'Confirm an e-mail address',
    },
    {
      method: 'POST',
      path: `/${audience}/forget-password`,
      procedure: `auth.${audience}.forgot_password`,
      summary: 'Request a code to choose a new password',
      refusals: tooMany,
    },
    {
      method: 'POST',
      path: `/${audience}/forget-password/verify-pin`,
      procedure: `auth.${audience}.verify_pin`,
      summary: 'Check the code for a new password',
      refusals: tooMany,
    },
    {
      method: 'POST',
      path: `/${audience}/forget-password/reset-password`,
      procedure: `auth.${audience}.reset_password`,
      summary: 'Choose a new password with the code',
      refusals: tooMany,
    },
    {
      method: 'POST',
      path: `/${audience}/change-password`,
      procedure: `${account}.change_password`,
      summary: 'Change the own password',
      refusals: tooMany,
    },
  ];
}

export const accountsEndpoints: Endpoint[] = [
  ...accountEndpoints('users'),
  ...accountEndpoints('admins'),
  ...peopleEndpoints,
  {
    method: 'POST',
    path: '/admins/invitation/{token}',
    procedure: 'auth.admins.accept_invitation',
    summary: 'Accept an invitation to the staff',
  },
  {
    method: 'POST',
    path: '/users/google/login',
    procedure: 'auth.users.google_login',
    summary: 'Sign in with Google',
    output: integratorSession,
    refusals: ofProvider('Google'),
  },
  {
    method: 'POST',
    path: '/auth/google',
    procedure: 'auth.users.google_login',
    summary: 'Sign in with Google',
    output: integratorSession,
    refusals: ofProvider('Google'),
  },
  {
    method: 'POST',
    path: '/auth/facebook',
    procedure: 'auth.users.facebook_login',
    summary: 'Sign in with Facebook',
    output: integratorSession,
    refusals: ofProvider('Facebook'),
  },
  { method: 'POST', path: '/users/register', procedure: 'auth.users.register', summary: 'Register', refusals: tooMany },
  {
    method: 'POST',
    path: '/users/resend-email-verification',
    procedure: 'auth.users.resend_email_verification',
    summary: 'Send the link that confirms an e-mail address again',
    refusals: tooMany,
  },
];
