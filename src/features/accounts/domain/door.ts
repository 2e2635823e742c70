import type { Role } from '@/shared/schema/actor';

/** The two ways in: `/sign-in` for customers, `/admin/sign-in` for staff. */
export type Door = 'users' | 'admins';

export const doorAdmits = (door: Door, role: Role): boolean => (door === 'admins') === (role === 'ADMIN');

export const doorOf = (role: Role): Door => (role === 'ADMIN' ? 'admins' : 'users');

export const homeOf = (door: Door): string => (door === 'admins' ? '/admin' : '/user');

export const signInOf = (door: Door): string => (door === 'admins' ? '/admin/sign-in' : '/sign-in');

export const forgotPasswordOf = (door: Door): string =>
  door === 'admins' ? '/admin/forgot-password' : '/forgot-password';

export const inactiveOf = (door: Door): string => (door === 'admins' ? '/admin/inactive' : '/user/inactive');
