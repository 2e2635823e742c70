import type { HealthView } from '@/features/ready/health/schema';
import type { Locale } from '@/shared/locale/locales';
import type { HealthDraft } from './health-draft';
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
