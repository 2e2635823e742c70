'use client';
import { createContext, type ReactNode, useContext } from 'react';
import { meets, type Needs, type Right } from '@/shared/schema/rights';
import { mayOpen } from '@/shared/site/office-pages';

const Rights = createContext<readonly Right[]>([]);

/** The rights of the signed-in person, for screens that leave out actions the server would refuse. */
export function RightsProvider({ rights, children }: { rights: readonly Right[]; children: ReactNode }) {
  return <Rights value={rights}>{children}</Rights>;
}

export const useRights = (): readonly Right[] => useContext(Rights);

export function useCan(): (needs: Needs) => boolean {
  const held = useRights();
  return (needs) => meets(held, needs);
}

export function useMayOpen(): (path: string) => boolean {
  const held = useRights();
  return (path) => mayOpen(held, path);
}
