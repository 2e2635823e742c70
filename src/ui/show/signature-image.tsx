import type { Signature } from '@/shared/schema/signature';
import css from './signature-image.module.css';

const pathOf = (stroke: readonly number[]): string =>
  Array.from({ length: Math.floor(stroke.length / 2) }, (_, at) => `${stroke[2 * at]} ${stroke[2 * at + 1]}`)
    .map((point, at) => `${at === 0 ? 'M' : 'L'}${point}`)
    .join('');

/** A drawn signature as lines, which stay sharp in print; a dot is a line of no length. */
export function SignatureImage({ signature, label }: { signature: Signature; label: string }) {
  const { width, height, strokes } = signature;
  const path = strokes.map((stroke) => (stroke.length === 2 ? `${pathOf(stroke)}h0` : pathOf(stroke))).join('');
  return (
    <svg className={css.signature} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
