/** The result of an action, shown until `timer` seconds have passed or the person closes it. */
export interface Notice {
  id: string;
  type: 'success' | 'error';
  title: string;
  text: string;
  timer: number;
  /** Offered on the notification for so many seconds. */
  action?: { label: string; seconds: number; run: () => void } | undefined;
}

type Listener = (notice: Notice) => void;

const waiting: Notice[] = [];
let listener: Listener | null = null;
let count = 0;

/** Can be called from anywhere in the browser. */
export function notify(notice: Pick<Notice, 'type' | 'title' | 'text'> & Partial<Pick<Notice, 'timer' | 'action'>>) {
  count += 1;
  const fullNotice = { timer: 60, ...notice, id: `notice-${count}` };
  if (listener) listener(fullNotice);
  else waiting.push(fullNotice);
}

/** Registers the one listener that shows notifications; it also receives those sent before it was registered. */
export function onNotice(show: Listener): () => void {
  listener = show;
  for (const notice of waiting.splice(0)) show(notice);
  return () => {
    listener = null;
  };
}
