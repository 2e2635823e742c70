'use client';
import type { Audience } from '@/features/accounts/domain/audience';
import { trpc } from '@/trpc/react';

type Calls = typeof trpc.account;

/** Customers and admins change their accounts by the same procedures, so one screen serves both. */
export const accountCalls = (audience: Audience): Calls =>
  audience === 'admins' ? (trpc.admin.account as unknown as Calls) : trpc.account;
