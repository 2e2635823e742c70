/** Something a person should know about what they did. It goes after `timer` seconds, or when they close it. */
export interface Notice {
  id: string;
  type: 'success' | 'error';
  title: string;
  text: string;
  timer: number;
}

type Listener = (notice: Notice) => void;

const waiting: Notice[] = [];
let listener: Listener | null = null;
let count = 0;

/** Shows a notification. Callable from anywhere in the browser; what draws it is loaded with the first one. */
export function notify(notice: Pick<Notice, 'type' | 'title' | 'text'> & { timer?: number }) {
  count += 1;
  const fullNotice = { timer: 60, ...notice, id: `notice-${count}` };
  if (listener) listener(fullNotice);
  else waiting.push(fullNotice);
}

/** The one place that shows notifications; it also gets those that came before it was there. */
export function onNotice(show: Listener): () => void {
  listener = show;
  for (const notice of waiting.splice(0)) show(notice);
  return () => {
    listener = null;
  };
}
