import { ListingJsonLd } from '@/app/[lng]/(site)/_listing/listing-json-ld';
import { listingPath, readListingPage } from '@/app/[lng]/(site)/_listing/listing-page';
import { ListingPagination } from '@/app/[lng]/(site)/_listing/listing-pagination';
import { nextFreeDays } from '@/app/[lng]/(site)/_listing/next-free-days';
import { Viewed } from '@/app/[lng]/(site)/_listing/viewed';
import { scenes } from '@/app/[lng]/(site)/_reading/scenes';
import { pageMetadata } from '@/app/page-metadata';
import { productPath } from '@/features/catalogue/domain/product-path';
import type { ProductCard as Course } from '@/features/catalogue/schema';
import { AskTile } from '@/features/catalogue/storefront/ui/ask-tile';
import { DatedChoiceListing } from '@/features/catalogue/storefront/ui/choice-listing';
import { ListedCard } from '@/features/catalogue/storefront/ui/listed-card';
import { PricePrompt } from '@/features/catalogue/storefront/ui/price-prompt';
import { WhyChooseUs } from '@/features/catalogue/storefront/ui/why-choose-us';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { PageBand } from '@/ui/layout/page-band';
import { art } from '@/ui/show/art';

/** Grouped by the required level. */
const stages: { name: 'start' | 'further' | 'lead'; levels: Course['level'][] }[] = [
  { name: 'start', levels: ['none'] },
  { name: 'further', levels: ['scuba_diver', 'open_water'] },
  { name: 'lead', levels: ['advanced', 'rescue', 'divemaster', 'instructor'] },
];

export async function coursesMetadata(lng: Locale, page: number) {
  const { t } = await getT(lng, 'catalogue');
  const [title, description] = [t('courses.metaTitle'), t('courses.metaDescription')];
  return pageMetadata({ lng, path: listingPath('/courses', page), title, description });
}

export async function CoursesListing({ lng, page }: { lng: Locale; page: number }) {
  const { t } = await getT(lng, 'catalogue');
  const { items, more } = await readListingPage(
    (page) => publicCalls(lng).catalogue.products({ kinds: ['course'], page }),
    page,
  );
  const inOrder = stages.flatMap(({ name, levels }) =>
    items.filter(({ level }) => levels.includes(level)).map((course) => ({ stage: name, course })),
  );
  const { today, free } = await nextFreeDays(lng, ['course']);
  return (
    <>
      <ListingJsonLd
        lng={lng}
        entries={items.map((product) => ({ name: product.title, path: productPath(product) }))}
      />
      <DepthGauge />
      <PageBand
        title={t('courses.title')}
        lead={t('courses.lead')}
        picture={art.poolTraining}
        alt={t('courses.picture')}
      />
      {items.length > 0 ? (
        <DatedChoiceListing
          lng={lng}
          kinds={['course']}
          today={today}
          free={free}
          name="stage"
          label={t('courses.stages')}
          all={t('courses.all')}
          choices={stages
            .filter(({ name }) => inOrder.some(({ stage }) => stage === name))
            .map(({ name }) => ({
              value: name,
              label: t(`courses.${name}Title`),
              href: `#${name}`,
              note: t(`courses.${name}Intro`),
            }))}
          items={inOrder.map(({ stage, course }, position) => ({
            key: course.slug,
            choices: [stage],
            card: (
              <ListedCard lng={lng} product={course} id={inOrder[position - 1]?.stage === stage ? undefined : stage} />
            ),
          }))}
          counts={Array.from({ length: items.length + 1 }, (_, count) => t('courses.count', { count }))}
          more={t('list.more', { count: '{count}' })}
          prompt={<PricePrompt lng={lng} back="/courses" text={t('price.prompt')} />}
          end={<AskTile lng={lng} about="courses" picture={scenes.classroom} />}
          after={
            <>
              <ListingPagination lng={lng} path="/courses" page={page} more={more} />
              <Viewed lng={lng} products={items} />
            </>
          }
        />
      ) : (
        <Band depth="surface">
          <EmptyState title={t('courses.emptyTitle')} hint={t('courses.emptyHint')} />
        </Band>
      )}
      <Band depth="deep">
        <WhyChooseUs lng={lng} />
      </Band>
    </>
  );
}
