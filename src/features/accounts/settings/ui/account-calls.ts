'use client';
import type { Audience } from '@/features/accounts/domain/audience';
import { trpc } from '@/trpc/react';

type Calls = typeof trpc.account;

/** Lets one screen serve customers and admins, whose procedures have the same shape. */
export const accountCalls = (audience: Audience): Calls =>
  audience === 'admins' ? (trpc.admin.account as unknown as Calls) : trpc.account;
