'use client';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '@/i18n/client';
import { ButtonLink } from '@/ui/action/button-link';
import css from './quick-look.module.css';

/** A preview of a row in a drawer. */
export function QuickLook(props: { title: string; href?: string; onClose: () => void; children: ReactNode }) {
  const { t } = useT('ui');
  return (
    <Drawer
      opened
      onClose={props.onClose}
      title={props.title}
      closeButtonProps={{ 'aria-label': t('table.closeQuickLook') }}
    >
      {props.children}
      {props.href && (
        <div className={css.foot}>
          <ButtonLink href={props.href} prefetch={false} look="solid">
            {t('table.open')}
          </ButtonLink>
        </div>
      )}
    </Drawer>
  );
}
