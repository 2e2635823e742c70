/** Share of offered seats that are sold; null if none was offered. */
export const occupancyOf = ({ offered, sold }: { offered: number; sold: number }): number | null =>
  offered > 0 ? sold / offered : null;
