import type { Role } from '@/shared/schema/actor';

/** Customers sign in at `/sign-in`, admins at `/admin/sign-in`. */
export type Audience = 'users' | 'admins';

export const admitsRole = (audience: Audience, role: Role): boolean => (audience === 'admins') === (role === 'ADMIN');

export const audienceOf = (role: Role): Audience => (role === 'ADMIN' ? 'admins' : 'users');

export const homeOf = (audience: Audience): string => (audience === 'admins' ? '/admin' : '/user');

export const signInOf = (audience: Audience): string => (audience === 'admins' ? '/admin/sign-in' : '/sign-in');

export const forgotPasswordOf = (audience: Audience): string =>
  audience === 'admins' ? '/admin/forgot-password' : '/forgot-password';

export const inactiveOf = (audience: Audience): string =>
  audience === 'admins' ? '/admin/inactive' : '/user/inactive';
