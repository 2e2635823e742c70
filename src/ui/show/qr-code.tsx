import { encodeQR } from 'qr';

/** The free margin that scanners need around a QR code. */
const MARGIN = 4;

export function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={className} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#000" d={dark} shapeRendering="crispEdges" />
    </svg>
  );
}
