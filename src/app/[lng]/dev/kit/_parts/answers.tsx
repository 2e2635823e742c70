'use client';
import { Menu, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { errorKey } from '@/shared/errors/error-key';
import { requiredText } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import css from './kit.module.css';

const reasonInput = z.object({ reason: requiredText(errorKey('required.reason'), 500) });

const tones = ['success', 'error', 'warning', 'info'] as const;

export function Messages() {
  const { t } = useT('kit');
  return (
    <div className={css.stack}>
      {tones.map((tone) => (
        <Alert key={tone} tone={tone} title={tone === 'info' ? t('message.title') : undefined}>
          {t(`message.${tone}`)}
        </Alert>
      ))}
      <div className={css.row}>
        <Button onClick={() => notify({ type: 'success', title: t('message.savedTitle'), text: t('message.success') })}>
          {t('message.notifySuccess')}
        </Button>
        <Button onClick={() => notify({ type: 'error', title: t('message.errorsTitle'), text: t('message.error') })}>
          {t('message.notifyError')}
        </Button>
      </div>
    </div>
  );
}

export function Dialogs() {
  const { t } = useT('kit');
  const [answer, setAnswer] = useState<string>();

  async function cancel() {
    const yes = await confirm({
      title: t('dialog.title'),
      body: t('dialog.body'),
      confirmLabel: t('dialog.yes'),
      danger: true,
    });
    setAnswer(yes ? t('dialog.yes') : t('dialog.no'));
  }

  async function decline() {
    const yes = await confirm({
      title: t('dialog.reasonTitle'),
      body: t('dialog.reasonBody'),
      confirmLabel: t('dialog.decline'),
      reason: { label: t('dialog.reason'), input: reasonInput },
      danger: true,
    });
    setAnswer(yes ? yes.reason : t('dialog.no'));
  }

  return (
    <div className={css.row}>
      <Button look="danger" onClick={cancel}>
        {t('dialog.open')}
      </Button>
      <Button onClick={decline}>{t('dialog.openReason')}</Button>
      <output>{answer && t('dialog.answered', { answer })}</output>
    </div>
  );
}

export function Menus() {
  const { t } = useT('kit');
  return (
    <div className={css.row}>
      <Menu>
        <Menu.Target>
          <Button>{t('menu.open')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>{t('menu.print')}</Menu.Item>
          <Menu.Item>{t('menu.duplicate')}</Menu.Item>
          <Menu.Item color="red">{t('menu.remove')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Tooltip label={t('menu.tip')}>
        <Button look="quiet">{t('menu.hover')}</Button>
      </Tooltip>
    </div>
  );
}
