import { createInbox } from './inbox';

/** The result of an action, shown until `timer` seconds have passed or the person closes it. */
export interface Notice {
  id: string;
  type: 'success' | 'error';
  title: string;
  text: string;
  timer: number;
  /** An action offered on the notification for this many seconds. */
  action?: { label: string; seconds: number; run: () => void } | undefined;
}

const inbox = createInbox<Notice>();
let count = 0;

export function notify(notice: Pick<Notice, 'type' | 'title' | 'text'> & Partial<Pick<Notice, 'timer' | 'action'>>) {
  count += 1;
  inbox.send({ timer: 60, ...notice, id: `notice-${count}` });
}

/** An equal notification replaces the one that is still shown. */
export const isSameNotice = (one: Notice, other: Notice): boolean =>
  one.type === other.type && one.title === other.title && one.text === other.text;

/** Registers the component that shows notifications. */
export const onNotice = inbox.listen;
