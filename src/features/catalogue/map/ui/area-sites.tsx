import Link from 'next/link';
import type { PictureSource } from '@/ui/show/art';
import { Picture } from '@/ui/show/picture';
import type { AreaName } from './area-shapes';
import css from './area-sites.module.css';

export type AreaSitesProps = {
  area: AreaName;
  /** The anchor that the name on the map leads to. */
  id: string;
  name: string;
  /** The number of sites in words, as a link to all of them. */
  all: { label: string; href: string };
  trips: { label: string; href: string } | undefined;
  sites: { href: string; name: string; facts: string; picture: PictureSource }[];
};

/** Lists the sites of an area beside the map while the area is chosen. */
export function AreaSites({ isFirst, ...props }: AreaSitesProps & { isFirst: boolean }) {
  const { area, id, name, all, trips, sites } = props;
  return (
    <section
      id={id}
      className={css.area}
      aria-labelledby={`${id}-name`}
      data-area={area}
      data-chosen={isFirst ? '' : undefined}
    >
      <div className={css.head}>
        <h3 id={`${id}-name`}>{name}</h3>
        {/* Loads the page, because the list reads the choice from the address when it starts. */}
        <a href={all.href}>{all.label}</a>
      </div>
      <ul>
        {sites.map((site) => (
          <li key={site.href}>
            <Link className={css.site} href={site.href}>
              <Picture of={site.picture} alt="" ratio="72 / 52" sizes="72px" />
              <span>
                <b>{site.name}</b>
                <span>{site.facts}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {trips && (
        <Link className={css.trips} href={trips.href}>
          {trips.label}
        </Link>
      )}
    </section>
  );
}
