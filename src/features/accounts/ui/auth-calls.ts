'use client';
import type { Audience } from '@/features/accounts/domain/audience';
import { trpc } from '@/trpc/react';

type Calls = typeof trpc.auth.admins;

/** Lets one screen serve customers and admins, whose procedures have the same shape. */
export const authCalls = (audience: Audience): Calls =>
  audience === 'admins' ? trpc.auth.admins : (trpc.auth.users as unknown as Calls);

export type LinkCall = Calls['request_sign_in_link'] | typeof trpc.auth.users.resend_email_verification;
