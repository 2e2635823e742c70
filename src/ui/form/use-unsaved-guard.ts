'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useT } from '@/i18n/client';
import { confirm } from '@/ui/feedback/confirm';
import { addGuard } from './unsaved';

/** The path of a plain click on an internal link; null for any other click. */
function pathPressed(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.target === '_blank' || link.hasAttribute('download'))
    return null;
  const { origin, pathname, search } = new URL(link.href);
  const isHere = pathname === location.pathname && search === location.search;
  return origin === location.origin && !isHere ? pathname + search : null;
}

/** Asks before unsaved changes are lost through a link, Back, closing or reloading the page. */
export function useUnsavedGuard(dirty: boolean) {
  const { t } = useT('ui');
  const router = useRouter();

  useEffect(() => {
    if (!dirty) return;
    const ask = async () =>
      (await confirm({
        title: t('form.leaveTitle'),
        body: t('form.leave'),
        confirmLabel: t('form.leaveConfirm'),
        danger: true,
      })) !== null;
    let isLeaving = false;
    const leave = (go: () => void) => {
      isLeaving = true;
      go();
    };

    const onClick = (event: MouseEvent) => {
      const path = isLeaving ? null : pathPressed(event);
      if (!path) return;
      event.preventDefault();
      event.stopPropagation();
      void ask().then((yes) => yes && leave(() => router.push(path)));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving) event.preventDefault();
    };
    // Back cannot be prevented, so an extra history entry of the same page absorbs it.
    if (!history.state?.unsaved) history.pushState({ ...history.state, unsaved: true }, '', location.href);
    const onBack = () => {
      if (isLeaving) return;
      history.pushState({ ...history.state, unsaved: true }, '', location.href);
      void ask().then((yes) => yes && leave(() => history.go(-2)));
    };

    const removeGuard = addGuard(async () => {
      isLeaving ||= await ask();
      return isLeaving;
    });
    addEventListener('click', onClick, { capture: true });
    addEventListener('beforeunload', onUnload);
    addEventListener('popstate', onBack);
    return () => {
      removeGuard();
      removeEventListener('click', onClick, { capture: true });
      removeEventListener('beforeunload', onUnload);
      removeEventListener('popstate', onBack);
    };
  }, [dirty, router, t]);
}
