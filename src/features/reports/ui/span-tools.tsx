import { presetSpan, presets, SEASON_BEGINS, type Span } from '@/features/reports/figures/domain/span';
import { useT } from '@/i18n/client';
import type { Day } from '@/shared/time/days';
import { Button } from '@/ui/action/button';
import { DayRangeFilter } from '@/ui/table/filters';
import type { TableControl } from '@/ui/table/use-table-state';
import css from './reports.module.css';

/** Chooses the days, which are stored in the URL. */
export function SpanTools({ control, span, today }: { control: TableControl; span: Span; today: Day }) {
  const { t } = useT('reports-admin');
  return (
    <fieldset className={css.tools} aria-label={t('span')}>
      {presets.map((preset) => {
        const filters = presetSpan(preset, today, SEASON_BEGINS);
        const isShown = filters.from === span.from && filters.to === span.to;
        return (
          <Button
            key={preset}
            size="s"
            look={isShown ? 'solid' : 'outline'}
            aria-pressed={isShown}
            onClick={() => control.change({ filters })}
          >
            {t(`preset.${preset}`)}
          </Button>
        );
      })}
      <DayRangeFilter control={{ ...control, state: { ...control.state, filters: span } }} />
    </fieldset>
  );
}
