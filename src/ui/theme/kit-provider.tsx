'use client';
import './mantine-styles';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConfirmHost } from '@/ui/feedback/confirm-host';
import { mantineTheme, mantineVariables } from './mantine-theme';
import { schemeManager } from './scheme-manager';

/** Mantine with our theme, and the host of `confirm()` dialogs; public pages load it only where they need it. */
export function KitProvider(props: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={mantineVariables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
    >
      {props.children}
      <ConfirmHost />
    </MantineProvider>
  );
}
