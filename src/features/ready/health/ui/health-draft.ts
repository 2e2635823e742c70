import type { Answers } from '@/features/ready/health/domain/outcome';

/** What is typed before it is saved; kept in memory only. */
export type HealthDraft = { consent: boolean; keep: boolean; answers: Answers };
export const emptyDraft: HealthDraft = { consent: false, keep: false, answers: {} };
