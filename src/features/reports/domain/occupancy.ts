/** The share of the offered seats that was sold; null when none was offered. */
export const occupancyOf = ({ offered, sold }: { offered: number; sold: number }): number | null =>
  offered > 0 ? sold / offered : null;
