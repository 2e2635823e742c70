/**
 * Passes what may be sent from anywhere in the browser to the one part of the page that shows it, also what was sent
 * before that part was there.
 */
export function createInbox<Item>() {
  const waiting: Item[] = [];
  let listener: ((item: Item) => void) | null = null;
  return {
    send(item: Item) {
      if (listener) listener(item);
      else waiting.push(item);
    },
    listen(show: (item: Item) => void): () => void {
      listener = show;
      for (const item of waiting.splice(0)) show(item);
      return () => {
        if (listener === show) listener = null;
      };
    },
  };
}
