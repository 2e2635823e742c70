'use client';
import { daysBefore, refresherFirst } from '@/features/booking/domain/refresher-first';
import { type RefresherNeed, refresherNeed } from '@/features/booking/domain/refresher-need';
import type { FitDiver } from '@/features/booking/fit/domain/fit';
import { typedFitDiver } from '@/features/booking/fit/domain/typed-fit-diver';
import type { ShopAgencies } from '@/shared/shop/agencies';
import { dayAt } from '@/shared/time/days';
import { useShop } from '@/shop/client';
import { trpc } from '@/trpc/react';
import { useDraft } from './draft-provider';
import { RefresherNote } from './refresher-note';
import { type BookedItem, useItems } from './use-items';

const kinds = ['course'] as const;

/** Suggests a refresher before the first day to people who have not dived for long. */
export function RefresherFirst() {
  const booked = useItems();
  const { agencies: shop } = useShop();
  const divers = useDraft((draft) => draft.divers).map((typed) => typedFitDiver(typed));
  const need = refresherNeed(booked, divers, shop);
  return need && <Suggestion {...{ need, booked, divers, shop }} />;
}

type Props = { need: RefresherNeed; booked: BookedItem[]; divers: FitDiver[]; shop: ShopAgencies };

function Suggestion({ need, booked, divers, shop }: Props) {
  const days = daysBefore(need, dayAt(new Date()));
  const { data: courses } = trpc.catalogue.products.useQuery({ kinds: [...kinds] }, { staleTime: 60_000 });
  const range = { ...(days ?? { from: '', to: '' }), kind: [...kinds] };
  const { data: free } = trpc.availability.free_days.useQuery(range, { enabled: days !== null, staleTime: 60_000 });
  if (!courses || (days && !free)) return null;
  const found = refresherFirst({ need, booked, divers, shop }, courses, free ?? []);
  return found && <RefresherNote need={need} {...found} />;
}
