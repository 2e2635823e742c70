import { notify } from '@/ui/feedback/notify';

export type ShareTexts = Record<'label' | 'copied' | 'failed', string>;

/** The browser's own sheet where there is one; else the link goes to the clipboard. */
export async function sharePage(texts: ShareTexts) {
  const page = { title: document.title, url: location.href };
  // Closing the sheet without sharing rejects, too.
  if (navigator.share) return navigator.share(page).catch(() => {});
  try {
    await navigator.clipboard.writeText(page.url);
    notify({ type: 'success', title: texts.copied, text: page.url, timer: 10 });
  } catch {
    notify({ type: 'error', title: texts.failed, text: page.url });
  }
}
