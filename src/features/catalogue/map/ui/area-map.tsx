import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { mapFrameOf } from '@/shared/site/map-hosts';
import css from './area-map.module.css';
import { type AreaOnSheet, AreaSheet } from './area-sheet';
import { AreaSites, type AreaSitesProps } from './area-sites';
import { ChosenArea } from './chosen-area';
import { LiveMap } from './live-map';
import type { MapContent } from './map-messages';

type Props = {
  lng: Locale;
  content: MapContent;
  areas: AreaOnSheet[];
  lists: AreaSitesProps[];
};

/** Shows the diving areas of Bali beside the sites of the chosen one. */
export async function AreaMap({ lng, content, areas, lists }: Props) {
  const { t } = await getT(lng, 'catalogue');
  const first = lists[0]?.area;
  return (
    <ChosenArea className={css.map}>
      <LiveMap frame={mapFrameOf(lng)} content={content} ask={t('map.ask')}>
        <AreaSheet label={content.label} areas={areas} first={first} />
      </LiveMap>
      <div>
        {lists.map((list) => (
          <AreaSites key={list.area} {...list} isFirst={list.area === first} />
        ))}
      </div>
    </ChosenArea>
  );
}
