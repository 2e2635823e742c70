'use client';
import { type ComponentType, useEffect, useState } from 'react';
import type { NoticeStackProps, NoticeTexts } from './notice-stack';
import { type Notice, onNotice } from './notify';

/** Where notifications appear, on every page; it loads what draws them when the first one comes. */
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
