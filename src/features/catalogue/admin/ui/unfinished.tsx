'use client';
import Link from 'next/link';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { Fold } from '@/ui/show/fold';
import { MissingLanguages } from '@/ui/show/missing-languages';
import { Panel } from '@/ui/show/panel';
import { StatusBadge } from '@/ui/show/status-badge';
import { addOnPath, diveSiteEditPath, facilityEditPath, faqPath, productEditPath } from './office-paths';
import css from './unfinished.module.css';

type Entry = { href: string; name: string; isShown: boolean; missing: readonly Locale[] };
type Kind = 'products' | 'addons' | 'locations' | 'facilities' | 'blog' | 'faqs';

/** The first page of each list. */
const FIRST = { per_page: 100 };

/** The entries of all content that are not shown, or not written in every language; undefined while loading. */
function useUnfinished(lng: Locale): [Kind, Entry[]][] | undefined {
  const { products, addons, locations, facilities, posts, faqs } = trpc.admin;
  const answers = {
    products: products.list.useQuery(FIRST).data?.data.map(({ slug, title, active, unwritten }) => ({
      ...{ href: productEditPath(lng, slug), name: title, isShown: active, missing: unwritten },
    })),
    addons: addons.list.useQuery(FIRST).data?.data.map(({ uuid, name, active, unwritten }) => ({
      ...{ href: addOnPath(lng, uuid), name, isShown: active, missing: unwritten },
    })),
    locations: locations.list.useQuery(FIRST).data?.data.map(({ slug, name, active, unwritten }) => ({
      ...{ href: diveSiteEditPath(lng, slug), name, isShown: active, missing: unwritten },
    })),
    facilities: facilities.list.useQuery(FIRST).data?.data.map(({ slug, name, active, unwritten }) => ({
      ...{ href: facilityEditPath(lng, slug), name, isShown: active, missing: unwritten },
    })),
    blog: posts.list.useQuery(FIRST).data?.data.map(({ slug, title, state, missing }) => ({
      ...{ href: `${localePath(lng, '/admin/blog')}/${slug}/edit`, name: title, isShown: state !== 'draft', missing },
    })),
    faqs: faqs.list.useQuery(FIRST).data?.data.map(({ uuid, question, active, unwritten }) => ({
      ...{ href: faqPath(lng, uuid), name: question, isShown: active, missing: unwritten },
    })),
  };
  const found = Object.entries(answers).map(([kind, entries]) => [
    kind as Kind,
    entries?.filter(({ isShown, missing }) => !isShown || missing.length > 0),
  ]) as [Kind, Entry[] | undefined][];
  return found.every(([, entries]) => entries) ? (found as [Kind, Entry[]][]) : undefined;
}

/** What is left to write or to publish in the catalogue; renders nothing when all is done. */
export function Unfinished({ lng }: { lng: Locale }) {
  const { t } = useT('catalogue-admin');
  const { t: admin } = useT('admin');
  const groups = useUnfinished(lng)?.filter(([, entries]) => entries.length > 0);
  if (!groups || groups.length === 0) return null;
  const all = groups.flatMap(([, entries]) => entries);
  const count = (entries: readonly Entry[]) => t('list.entryCount', { count: entries.length });
  return (
    <Panel flush className={css.panel}>
      <Fold
        title={t('unfinished.title')}
        state={{ text: count(all), tone: 'warning' }}
        hint={groups.map(([kind, entries]) => `${admin(`nav.${kind}`)} ${entries.length}`).join(' · ')}
      >
        {groups.map(([kind, entries]) => (
          <section key={kind} className={css.group}>
            <h3>{admin(`nav.${kind}`)}</h3>
            <ul>
              {entries.map(({ href, name, isShown, missing }) => (
                <li key={href}>
                  <Link href={href} prefetch={false}>
                    {name}
                  </Link>
                  {!isShown && <StatusBadge tone="neutral">{t('unfinished.draft')}</StatusBadge>}
                  {missing.length > 0 && (
                    <span>
                      {t('list.untranslated')}: <MissingLanguages languages={missing} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Fold>
    </Panel>
  );
}
