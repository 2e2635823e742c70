import type { ReactNode } from 'react';

/**
 * As high as the chart in it, also while its library loads, so that nothing below moves. The table below is the text
 * alternative.
 */
export function ChartFrame({ height, children }: { height: number; children: ReactNode }) {
  return (
    <div style={{ height }} aria-hidden="true">
      {children}
    </div>
  );
}
