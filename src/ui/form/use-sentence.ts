'use client';
import { useCallback } from 'react';
import { useT } from '@/i18n/client';
import type { Sentence } from '@/shared/errors/errors';

/** Translates a sentence of the `errors` texts into the language of the page. */
export function useSentence(): (sentence: Sentence) => string {
  const { t } = useT('errors');
  return useCallback(({ key, params = {} }) => t(key as 'internal', params), [t]);
}
