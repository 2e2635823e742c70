'use client';
import { useSyncExternalStore } from 'react';
import css from './offline-notice.module.css';

function watchConnection(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export function OfflineNotice(props: { text: string }) {
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return <div role="status">{!online && <p className={css.notice}>{props.text}</p>}</div>;
}
