import type { ReactNode } from 'react';

/**
 * Keeps the height of a chart while its library loads, so that nothing below moves. The table below is the text
 * alternative.
 */
export function ChartFrame({ height, children }: { height: number; children: ReactNode }) {
  return (
    <div style={{ minHeight: height }} aria-hidden="true">
      {children}
    </div>
  );
}
