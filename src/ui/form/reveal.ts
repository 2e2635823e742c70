import { type RefObject, useEffect, useRef } from 'react';

const REVEAL = 'reveal-field';

/** Focuses a field after opening the tab or folded section that hides it. */
export function scrollToElement(node: HTMLElement, options?: FocusOptions) {
  node.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }));
  node.focus(options);
}

/** Registers a section that hides fields; `open` must have opened it when it returns. */
export function useReveal<Node extends HTMLElement>(open: (field: Element) => void): RefObject<Node | null> {
  const part = useRef<Node>(null);
  const opens = useRef(open);
  useEffect(() => {
    opens.current = open;
  });
  useEffect(() => {
    const node = part.current;
    const onReveal = ({ target }: Event) => {
      if (target instanceof Element) opens.current(target);
    };
    node?.addEventListener(REVEAL, onReveal);
    return () => node?.removeEventListener(REVEAL, onReveal);
  }, []);
  return part;
}
