'use client';
import { PasswordInput } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { useT } from '@/i18n/client';

/** A password that can be shown; the toggle's label names its effect, and the keyboard reaches it. */
export function PasswordField(props: ComponentProps<typeof PasswordInput>) {
  const { t } = useT('common');
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      // The label names the effect of a click, so the button has no pressed state of its own.
      visibilityToggleButtonProps={{
        'aria-label': visible ? t('password.hide') : t('password.show'),
        'aria-pressed': undefined,
      }}
    />
  );
}
