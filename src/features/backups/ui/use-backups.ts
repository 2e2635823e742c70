'use client';
import type { BackupsView } from '@/features/backups/schema';
import { trpc } from '@/trpc/react';

const WATCHED_MS = 1_500;

/** Asks again and again while a backup is being made. */
export const useBackups = () =>
  trpc.admin.backups.get.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.running ? WATCHED_MS : false),
  });

/** Stores the answer of a change as the current state. */
export function useSetBackups(): (view: BackupsView) => void {
  const { backups } = trpc.useUtils().admin;
  return (view) => {
    backups.get.setData(undefined, view);
    void backups.latest.invalidate();
  };
}
