import type { TFunction } from 'i18next';
import { MAX_FILES } from '@/features/ready/health/domain/limits';

const results = ['cleared', 'approved', 'refused', 'needs_physician'] as const;

/** The texts of the step, which loads none of its own. */
export function healthTexts(t: TFunction<'health'>) {
  const date = '{date}';
  const counts = Array.from({ length: MAX_FILES }, (_, index) => index + 1);
  return {
    yes: t('yes'),
    no: t('no'),
    more: t('more'),
    over: t('over'),
    guardian: t('guardian'),
    guardianConsent: t('guardianConsent', { consent: '{consent}' }),
    save: t('save'),
    notStored: t('notStored'),
    missing: t('missing'),
    failed: t('failed'),
    titles: Object.fromEntries(results.map((result) => [result, t(`result.${result}`)])) as Record<
      (typeof results)[number],
      string
    >,
    bodies: {
      cleared: t('result.clearedText', { date }),
      approved: t('result.approvedText', { date }),
      refused: t('result.refusedText'),
      needs_physician: t('result.needs_physicianText'),
    },
    kept: t('result.kept', { date }),
    /** By the number of files, from one. */
    sent: counts.map((count) => t('result.sent', { files: t('files', { count }) })),
    print: t('print'),
    official: t('official'),
    upload: t('upload'),
    uploadHint: t('uploadHint'),
    sending: t('sending'),
    again: t('again'),
    withdraw: {
      title: t('withdraw.title'),
      body: t('withdraw.body'),
      confirm: t('withdraw.confirm'),
      cancel: t('withdraw.cancel'),
    },
  };
}
export type HealthTexts = ReturnType<typeof healthTexts>;
