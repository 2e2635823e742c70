'use client';
import { trpc } from '../../../trpc/react';
import type { Door } from '../domain/door';

type Calls = typeof trpc.accounts.admins;

/** The calls of a door. Both doors are made of the same procedures, so one screen serves both. */
export const accountCalls = (door: Door): Calls =>
  door === 'admins' ? trpc.accounts.admins : (trpc.accounts.users as unknown as Calls);
