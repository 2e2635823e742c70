import type { TFunction } from 'i18next';
import type { ShareTexts } from './share-page';

export const shareTexts = (t: TFunction<'common'>): ShareTexts => ({
  label: t('share.label'),
  copied: t('share.copied'),
  failed: t('share.failed'),
});
