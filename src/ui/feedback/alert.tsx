import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import css from './alert.module.css';

type Tone = 'success' | 'error' | 'warning' | 'info';

const icons = {
  success: IconCircleCheck,
  error: IconCircleX,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
} satisfies Record<Tone, unknown>;

/** Errors interrupt a screen reader; other tones wait their turn. */
export function Alert(props: { tone: Tone; title?: string; actions?: ReactNode; children?: ReactNode }) {
  const Icon = icons[props.tone];
  return (
    <div className={classNames(css.alert, css[props.tone])} role={props.tone === 'error' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" />
      <div>
        {props.title && <strong>{props.title}</strong>}
        {props.children && <div>{props.children}</div>}
        {props.actions && <div className={css.actions}>{props.actions}</div>}
      </div>
    </div>
  );
}
