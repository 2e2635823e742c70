import type { TFunction } from 'i18next';

/** The texts of the step, which loads none of its own; names and dates are filled in where they are known. */
export function waiverTexts(t: TFunction<'waiver'>) {
  const name = '{name}';
  const date = '{date}';
  return {
    readFirst: t('readFirst'),
    readAll: t('readAll'),
    needsYou: t('needsYou'),
    minor: t('minor', { name }),
    title: t('title'),
    name: t('name'),
    nameHint: t('nameHint'),
    guardianName: t('guardianName'),
    guardianRelation: t('guardianRelation'),
    relationHint: t('relationHint'),
    draw: t('draw'),
    clear: t('clear'),
    cannotDraw: t('cannotDraw'),
    consent: t('consent'),
    consentGuardian: t('consentGuardian', { name }),
    sign: t('sign'),
    required: t('required'),
    drawingMissing: t('drawingMissing'),
    consentMissing: t('consentMissing'),
    offline: t('offline'),
    failed: t('failed'),
    signedAs: t('signedAs', { name, date }),
    signedFor: t('signedFor', { name, date, relation: '{relation}' }),
    onPaper: t('onPaper', { date }),
    validUntil: t('validUntil', { date }),
    validOnce: t('validOnce'),
    download: t('download'),
  };
}
export type WaiverTexts = ReturnType<typeof waiverTexts>;
