'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { noticeBar } from './notice-bar-id';
import type { NoticeStackProps, NoticeTexts } from './notice-stack';
import { isSameNotice, type Notice, onNotice } from './notify';

/** Part of every page; it loads the code that renders notifications when the first notification arrives. */
export function NoticeHost(props: { texts: NoticeTexts }) {
  const [notices, setNotices] = useState<Notice[]>([]);
  const [View, setView] = useState<ComponentType<NoticeStackProps> | null>(null);

  useEffect(
    () => onNotice((notice) => setNotices((before) => [...before.filter((one) => !isSameNotice(one, notice)), notice])),
    [],
  );

  const needed = notices.length > 0;
  useEffect(() => {
    if (!needed) return;
    let here = true;
    const show = (view: ComponentType<NoticeStackProps>) => here && setView(() => view);
    if (document.getElementById(noticeBar)) import('./notice-line').then(({ NoticeLine }) => show(NoticeLine));
    else import('./notice-stack').then(({ NoticeStack }) => show(NoticeStack));
    return () => {
      here = false;
    };
  }, [needed]);

  return View && <View notices={notices} texts={props.texts} />;
}
