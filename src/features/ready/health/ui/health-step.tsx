'use client';
import { useState } from 'react';
import { emptyDraft } from './health-draft';
import { HealthForm } from './health-form';
import type { HealthStepProps } from './health-props';
import { HealthResult } from './health-result';
import type { SavedHealth } from './send-health';

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
