'use client';
import { keepPreviousData } from '@tanstack/react-query';
import Link from 'next/link';
import { postStates, postsInput, type StaffPostCard, type PostState as State } from '@/features/blog/admin/schema';
import { tagName } from '@/features/blog/ui/tag-name';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatMoment } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { ButtonLink } from '@/ui/action/button-link';
import { StatusBadge } from '@/ui/show/status-badge';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { SelectFilter } from '@/ui/table/filters';
import { listInput } from '@/ui/table/table-state';
import { useTableState } from '@/ui/table/use-table-state';
import { postPath, postsPath } from './paths';
import css from './post-list.module.css';

const tones = { draft: 'neutral', scheduled: 'info', published: 'success' } as const;

function PostState({ state }: { state: State }) {
  const { t } = useT('blog-admin');
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}

const defaults = { sort: '-updated_at', filters: ['state', 'tag'] };

export function PostList({ lng }: { lng: Locale }) {
  const { t } = useT('blog-admin');
  const { t: blog } = useT('blog');
  const control = useTableState(defaults);
  const posts = trpc.admin.posts.list.useQuery(listInput(postsInput, control.state), {
    placeholderData: keepPreviousData,
  });
  const tags = trpc.admin.posts.tags.useQuery();
  const write = (
    <ButtonLink size="s" look="solid" href={`${postsPath(lng)}/create`}>
      {t('write')}
    </ButtonLink>
  );
  const when = (moment: string) => <time dateTime={moment}>{formatMoment(new Date(moment), lng, 'medium')}</time>;

  const columns: Column<StaffPostCard>[] = [
    {
      key: 'title',
      header: t('column.title'),
      cell: ({ slug, title }) => (
        <span className={css.two}>
          <Link href={postPath(lng, slug)}>{title}</Link>
          <span>{slug}</span>
        </span>
      ),
    },
    { key: 'state', header: t('column.state'), cell: ({ state }) => <PostState state={state} /> },
    {
      key: 'published_at',
      header: t('column.day'),
      cell: ({ published_at }) => (published_at ? when(published_at) : t('noDay')),
      sortable: true,
      noWrap: true,
    },
    { key: 'author', header: t('column.author'), cell: ({ author }) => author, sortable: true },
    { key: 'tags', header: t('column.tags'), cell: ({ tags: own }) => own.map((tag) => tagName(tag, blog)).join(', ') },
    {
      key: 'missing',
      header: t('column.missing'),
      cell: ({ missing }) => (missing.length > 0 ? missing.join(', ') : t('complete')),
    },
    {
      key: 'updated_at',
      header: t('column.changed'),
      cell: ({ updated_at }) => when(updated_at),
      sortable: true,
      noWrap: true,
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={posts.data?.data}
      meta={posts.data?.meta}
      rowKey={({ uuid }) => uuid}
      rowHref={({ slug }) => postPath(lng, slug)}
      control={control}
      busy={posts.isFetching}
      failed={posts.isError}
      retry={() => void posts.refetch()}
      empty={{ title: t('none'), hint: t('noneHint'), action: write }}
      searchable
      csv="posts"
      filters={
        <>
          <SelectFilter
            control={control}
            name="state"
            label={t('column.state')}
            options={postStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          />
          <SelectFilter
            control={control}
            name="tag"
            label={t('column.tags')}
            options={(tags.data ?? []).map((value) => ({ value, label: tagName(value, blog) }))}
          />
        </>
      }
      actions={write}
    />
  );
}
