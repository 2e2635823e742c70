'use client';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@/ui/theme/mantine-styles';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { mantineTheme, mantineVariables } from '@/ui/theme/mantine-theme';
import { schemeManager } from '@/ui/theme/scheme-manager';
import { NoticeBody } from './notice-body';
import css from './notice-stack.module.css';
import type { Notice } from './notify';

const POSITION = 'bottom-right';

export interface NoticeTexts {
  region: string;
  close: string;
  success: string;
  error: string;
}

export interface NoticeStackProps {
  notices: Notice[];
  texts: NoticeTexts;
}

function show(notice: Notice, texts: NoticeTexts) {
  const failed = notice.type === 'error';
  notifications.show({
    id: notice.id,
    autoClose: false,
    // An error interrupts the screen reader, a success waits.
    role: failed ? 'alert' : 'status',
    title: (
      <>
        <span className="only-read-aloud">{failed ? texts.error : texts.success}: </span>
        {notice.title}
      </>
    ),
    message: (
      <NoticeBody
        text={notice.text}
        seconds={notice.timer}
        action={notice.action}
        onOver={() => notifications.hide(notice.id)}
      />
    ),
    icon: failed ? <IconCircleX /> : <IconCircleCheck />,
    classNames: { root: failed ? css.failed : css.done, icon: css.icon, title: css.title, closeButton: css.close },
    closeButtonProps: { 'aria-label': texts.close },
  });
}

/**
 * Extends the end of the page by the height of the notifications and raises bars at its foot by as much, so that no
 * control stays covered.
 */
function useReservedRoom(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const stack = region.current?.querySelector(`[data-position="${POSITION}"]`);
    if (!stack) return;
    const { style } = document.documentElement;
    const measuring = new ResizeObserver(() => {
      const { height } = stack.getBoundingClientRect();
      if (height > 0) style.setProperty('--notices', `calc(${Math.ceil(height)}px + 2rem)`);
      else style.removeProperty('--notices');
    });
    measuring.observe(stack);
    return () => {
      measuring.disconnect();
      style.removeProperty('--notices');
    };
  }, [region]);
}

/** Loaded with the first notification, because it brings Mantine with it. */
export function NoticeStack({ notices, texts }: NoticeStackProps) {
  const shown = useRef<readonly Notice[]>([]);
  const region = useRef<HTMLElement>(null);
  useReservedRoom(region);
  useEffect(() => {
    for (const notice of shown.current) if (!notices.includes(notice)) notifications.hide(notice.id);
    for (const notice of notices) if (!shown.current.includes(notice)) show(notice, texts);
    shown.current = notices;
  }, [notices, texts]);
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={mantineVariables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
    >
      <section ref={region} aria-label={texts.region}>
        <Notifications
          className={css.stack}
          position={POSITION}
          limit={5}
          notificationMaxHeight={400}
          zIndex={400}
          withinPortal={false}
        />
      </section>
    </MantineProvider>
  );
}
