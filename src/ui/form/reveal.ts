import { type RefObject, useEffect, useRef } from 'react';

const REVEAL = 'reveal-field';

/** Puts the focus on a field; whatever hides it (a tab, a folded part) opens first. */
export function bringIntoSight(node: HTMLElement) {
  node.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }));
  node.focus();
}

/** Tells a part that hides fields that one of them is to be seen. It has to be open when `open` returns. */
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
