'use client';
import { useState } from 'react';
import type { HealthView } from '@/features/ready/health/schema';
import type { Locale } from '@/shared/locale/locales';
import { emptyDraft, type HealthDraft } from './health-draft';
import { HealthForm } from './health-form';
import { HealthResult } from './health-result';
import type { HealthTexts } from './health-texts';
import type { SavedHealth } from './send-health';

export type HealthStepProps = {
  lng: Locale;
  token: string;
  view: HealthView;
  /** The published wording, by key. */
  paper: Readonly<Record<string, string>>;
  texts: HealthTexts;
  draft: HealthDraft;
  onDraft: (draft: HealthDraft) => void;
  onSaved: (saved: SavedHealth) => void;
};

/** The health questions, or their outcome. */
export function HealthStep(props: HealthStepProps) {
  const { view, onDraft, onSaved } = props;
  const [isAgain, setAgain] = useState(false);
  const show = (saved: SavedHealth) => {
    onDraft(emptyDraft);
    setAgain(false);
    onSaved(saved);
  };
  if (view.outcome === null || isAgain) return <HealthForm {...props} onSaved={show} />;
  return <HealthResult {...props} outcome={view.outcome} onSaved={show} onAgain={() => setAgain(true)} />;
}
