import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import type { StaffPostCard } from './schema';

export const postCsv = csvList<StaffPostCard>({
  name: 'posts',
  procedure: 'admin.posts.list',
  rowKey: ({ uuid }) => uuid,
  async columns(locale) {
    const t = await translator(locale, 'blog-admin');
    return [
      { heading: t('column.title'), value: ({ title }) => title },
      { heading: t('column.state'), value: ({ state }) => t(`state.${state}`) },
      { heading: t('column.day'), value: ({ published_at }) => published_at },
      { heading: t('column.author'), value: ({ author }) => author },
      { heading: t('column.tags'), value: ({ tags }) => tags.join(', ') },
      { heading: t('column.missing'), value: ({ missing }) => missing.join(', ') },
      { heading: t('column.changed'), value: ({ updated_at }) => updated_at },
    ];
  },
});
