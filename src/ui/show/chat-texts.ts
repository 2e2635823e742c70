import type { TFunction } from 'i18next';

/** `{trip}` and `{date}` are replaced in the browser. */
export type ChatTexts = Record<'label' | 'plain' | 'trip' | 'tripOn', string>;

export const chatTexts = (t: TFunction<'common'>): ChatTexts => ({
  label: t('chat.label'),
  plain: t('chat.plain'),
  trip: t('chat.trip', { trip: '{trip}' }),
  tripOn: t('chat.tripOn', { trip: '{trip}', date: '{date}' }),
});
