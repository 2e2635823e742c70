'use client';
import { IconShare2 } from '@tabler/icons-react';
import { buttonClass } from './button-shape';
import type { ShareTexts } from './share-page';

/** Shares the page with the browser's own sheet, or copies its link; `isRound` shows the icon only. */
export function ShareButton(props: { texts: ShareTexts; isRound?: boolean; className?: string | undefined }) {
  const { texts, isRound, className } = props;
  return (
    <button
      type="button"
      data-scripted=""
      className={buttonClass({ look: 'quiet', size: 's' }, className)}
      aria-label={isRound ? texts.label : undefined}
      onClick={async () => (await import('./share-page')).sharePage(texts)}
    >
      <IconShare2 aria-hidden="true" />
      {!isRound && texts.label}
    </button>
  );
}
