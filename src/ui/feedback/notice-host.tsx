'use client';
import { type ComponentType, useEffect, useState } from 'react';
import type { NoticeStackProps, NoticeTexts } from './notice-stack';
import { type Notice, onNotice } from './notify';

/** Part of every page; it loads the code that renders notifications when the first notification arrives. */
export function NoticeHost(props: { texts: NoticeTexts }) {
  const [notices, setNotices] = useState<Notice[]>([]);
  const [Stack, setStack] = useState<ComponentType<NoticeStackProps> | null>(null);

  useEffect(() => onNotice((notice) => setNotices((before) => [...before, notice])), []);

  const needed = notices.length > 0;
  useEffect(() => {
    if (!needed) return;
    let here = true;
    import('./notice-stack').then(({ NoticeStack }) => here && setStack(() => NoticeStack));
    return () => {
      here = false;
    };
  }, [needed]);

  return Stack && <Stack notices={notices} texts={props.texts} />;
}
