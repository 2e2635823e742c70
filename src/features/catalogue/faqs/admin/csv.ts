import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import type { FaqRow } from './schema';

export const faqCsv = csvList<FaqRow>({
  name: 'faqs',
  procedure: 'admin.faqs.list',
  rowKey: ({ uuid }) => uuid,
  async columns(locale) {
    const t = await translator(locale, 'catalogue-admin');
    const ui = await translator(locale, 'ui');
    const translateTopic = await translator(locale, 'catalogue');
    return [
      { heading: t('faq.topic'), value: ({ topic }) => translateTopic(`topic.${topic}`) },
      { heading: t('faq.question'), value: ({ question }) => question },
      { heading: t('faq.answer'), value: ({ answer }) => answer },
      { heading: ui('table.state'), value: ({ active }) => ui(active ? 'table.active' : 'table.inactive') },
    ];
  },
});
