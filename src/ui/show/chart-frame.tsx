import type { ReactNode } from 'react';

/**
 * Reserves the chart's height while its library loads, so that nothing below moves. The table below is the text
 * alternative.
 */
export function ChartFrame({ height, children }: { height: number; children: ReactNode }) {
  return (
    <div style={{ height }} aria-hidden="true">
      {children}
    </div>
  );
}
