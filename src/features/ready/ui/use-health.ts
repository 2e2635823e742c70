'use client';
import { useState } from 'react';
import { emptyDraft } from '@/features/ready/health/ui/health-draft';
import type { HealthStepProps } from '@/features/ready/health/ui/health-step';
import type { ReadyView } from '@/features/ready/schema';

export type HealthProps = Pick<HealthStepProps, 'view' | 'paper' | 'texts'>;

/** Holds what is typed in the health step while the diver looks at other steps. */
export function useHealth(given: HealthProps | null, stand: (view: ReadyView) => void) {
  const [draft, onDraft] = useState(emptyDraft);
  const [saved, setSaved] = useState<ReadyView['health']>(null);
  if (!given) return null;
  const onSaved = (view: ReadyView) => {
    setSaved(view.health);
    stand(view);
  };
  return { ...given, view: saved ?? given.view, draft, onDraft, onSaved };
}
