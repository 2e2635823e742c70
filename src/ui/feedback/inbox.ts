/**
 * Passes items sent from anywhere in the browser to the one component that shows them, including items sent before it
 * mounted.
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
