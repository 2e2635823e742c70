'use client';
import type { Audience } from '@/features/accounts/domain/audience';
import { trpc } from '@/trpc/react';

type Calls = typeof trpc.accounts.admins;

/** Both audiences have the same procedures, so one screen serves both. */
export const accountCalls = (audience: Audience): Calls =>
  audience === 'admins' ? trpc.accounts.admins : (trpc.accounts.users as unknown as Calls);

export type LinkCall = Calls['request_sign_in_link'] | typeof trpc.accounts.users.resend_email_verification;
