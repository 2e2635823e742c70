'use client';
import type { CertificationLevel } from '@/features/booking/divers/domain/certification';
import type { DiverDraft } from '@/features/booking/divers/domain/fields';
import { daysBefore, refresherFirst } from '@/features/booking/domain/refresher-first';
import { type RefresherNeed, type Returning, refresherNeed } from '@/features/booking/domain/refresher-need';
import { dayAt, isDay } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { useDraft } from './draft-provider';
import { RefresherNote } from './refresher-note';
import { type BookedItem, useItems } from './use-items';

const kinds = ['course'] as const;

const dayOf = (typed: string) => (isDay(typed) ? typed : null);
const asReturning = (diver: DiverDraft): Returning => ({
  level: (diver.certification_level || null) as CertificationLevel | null,
  lastDive: dayOf(diver.last_dive),
  born: dayOf(diver.date_of_birth),
});

/** Suggests a refresher before the first day to people who have not dived for long. */
export function RefresherFirst() {
  const booked = useItems();
  const divers = useDraft((draft) => draft.divers).map(asReturning);
  const need = refresherNeed(booked, divers);
  return need && <Suggestion need={need} booked={booked} divers={divers} />;
}

type Props = { need: RefresherNeed; booked: BookedItem[]; divers: Returning[] };

function Suggestion({ need, booked, divers }: Props) {
  const days = daysBefore(need, dayAt(new Date()));
  const { data: courses } = trpc.catalogue.products.useQuery({ kinds: [...kinds] }, { staleTime: 60_000 });
  const range = { ...(days ?? { from: '', to: '' }), kind: [...kinds] };
  const { data: free } = trpc.availability.free_days.useQuery(range, { enabled: days !== null, staleTime: 60_000 });
  if (!courses || (days && !free)) return null;
  const found = refresherFirst({ need, booked, divers }, courses, free ?? []);
  return found && <RefresherNote need={need} {...found} />;
}
