'use client';
import { useEffect, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import type { Signature } from '@/shared/schema/signature';
import { Button } from '@/ui/action/button';
import { compactStrokes } from './compact-strokes';
import css from './signature-canvas.module.css';

const INK = '#16202a';

type Props = { label: string; clearLabel: string; onDraw: (signature: Signature | null) => void };

/** Takes a signature by finger, pen or mouse, as lines. */
export function SignatureCanvas({ label, clearLabel, onDraw }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const latest = useRef(onDraw);
  useEffect(() => {
    latest.current = onDraw;
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const drawing = new SignaturePad(element, { penColor: INK });
    pad.current = drawing;
    const onEnd = () => {
      const size = { width: element.clientWidth, height: element.clientHeight };
      setDrawn(true);
      latest.current({ ...size, strokes: compactStrokes(drawing.toData(), size) });
    };
    /** A canvas has the pixels of its size on the screen, and loses its drawing when it gets others. */
    const resize = () => {
      const ratio = window.devicePixelRatio || 1;
      const lines = drawing.toData();
      element.width = element.clientWidth * ratio;
      element.height = element.clientHeight * ratio;
      element.getContext('2d')?.scale(ratio, ratio);
      drawing.clear();
      drawing.fromData(lines);
    };
    resize();
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    drawing.addEventListener('endStroke', onEnd);
    return () => {
      observer.disconnect();
      drawing.off();
    };
  }, []);

  const clear = () => {
    pad.current?.clear();
    setDrawn(false);
    onDraw(null);
  };
  return (
    <div className={css.field}>
      <span className={css.label}>{label}</span>
      <canvas ref={canvas} className={css.canvas} role="img" aria-label={label} />
      {isDrawn && (
        <div>
          <Button size="s" onClick={clear}>
            {clearLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
