import type { ReactNode } from 'react';
import { Blocks } from '@/features/blog/ui/post-body';
import { addressOf } from '@/features/settings/texts/domain/addresses';
import { type Chapter, chaptersOf, pointsOf } from '@/features/settings/texts/domain/document';
import type { PageName, ShownPage } from '@/features/settings/texts/schema';
import type { Locale } from '@/shared/locale/locales';
import { Band, type Depth } from '@/ui/layout/band';
import { Section } from '@/ui/layout/section';
import type { PictureSource } from '@/ui/show/art';
import { InEnglish } from './in-english';
import css from './own-page.module.css';
import { PageHead } from './page-head';
import { PointList } from './points';

export const Actions = ({ children }: { children: ReactNode }) => <p className={css.actions}>{children}</p>;

const depths: Depth[] = ['surface', 'shallow', 'reef', 'deep', 'abyss'];

/** Maps a chapter to a depth, so that the page sinks from the surface to the bottom. */
const depthOf = (index: number, count: number): Depth =>
  depths[Math.min(depths.length - 1, Math.floor((index * depths.length) / Math.max(count, depths.length)))] ?? 'abyss';

function ChapterText({ chapter, lng }: { chapter: Chapter; lng: Locale }) {
  const { intro, points } = pointsOf(chapter.blocks);
  return (
    <>
      <Blocks blocks={intro} lng={lng} />
      {points.length > 0 && (
        <PointList
          points={points.map(({ blocks, ...point }) => ({ ...point, text: <Blocks blocks={blocks} lng={lng} /> }))}
        />
      )}
    </>
  );
}

type Props = {
  lng: Locale;
  page: PageName;
  text: ShownPage;
  picture: PictureSource;
  alt: string;
  /** Figures added by the product to the texts of this page. */
  figures?: ReactNode;
  actions: ReactNode;
};

/** Shows the shop's own text in a band for each main heading, between the header and the actions. */
export function OwnPage({ lng, page, text, picture, alt, figures, actions }: Props) {
  const { title, lead, body, language } = text;
  const { before, chapters } = chaptersOf(body);
  const bands = depths.map((depth) => ({
    depth,
    chapters: chapters.filter((_, index) => depthOf(index, chapters.length) === depth),
  }));
  const shown = bands.filter((band) => band.chapters.length > 0 || band.depth === 'surface');
  return (
    <div lang={language}>
      <PageHead lng={lng} path={addressOf[page]} name={title} title={title} lead={lead} picture={picture} alt={alt} />
      {shown.map((band, index) => (
        <Band key={band.depth} depth={band.depth}>
          {index === 0 && (
            <>
              <InEnglish lng={lng} language={language} />
              <Blocks blocks={before} lng={language} />
            </>
          )}
          {band.chapters.map((chapter) => (
            <Section key={chapter.id} title={chapter.title}>
              <ChapterText chapter={chapter} lng={language} />
            </Section>
          ))}
          {index === 0 && figures && <div lang={lng}>{figures}</div>}
          {index === shown.length - 1 && (
            <div lang={lng}>
              <Actions>{actions}</Actions>
            </div>
          )}
        </Band>
      ))}
    </div>
  );
}
