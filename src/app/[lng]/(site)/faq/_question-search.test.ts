import { describe, expect, it } from 'vitest';
import { typeset } from '@/i18n/typography/typeset';
import { questionsWith } from './_question-search';

const topics = [
  {
    id: 'diving',
    title: 'Diving',
    questions: [
      { uuid: '1', question: 'How deep do we go?', answer: 'To 18 metres with an Open Water certificate.' },
      { uuid: '2', question: 'マンタは見られますか。', answer: '多くの日に見られます。' },
    ],
  },
  { id: 'payment', title: 'Paying', questions: [{ uuid: '3', question: 'Can I pay by card?', answer: 'Yes.' }] },
];
const found = (search: string) =>
  questionsWith(topics, search).flatMap(({ questions }) => questions.map(({ uuid }) => uuid));

describe('questionsWith', () => {
  it('returns all questions until something is typed', () => {
    expect(found('  ')).toEqual(['1', '2', '3']);
  });

  it('finds every word, in question or answer, in any order and letter case', () => {
    expect(found('WATER deep')).toEqual(['1']);
    expect(found('deep card')).toEqual([]);
  });

  it('finds words in scripts without spaces, and in any spelling variant', () => {
    expect(found('マンタ　日')).toEqual(['2']);
    expect(found('ﾏﾝﾀ')).toEqual(['2']);
  });

  it('finds words copied from a page, which contain a joiner between a number and its unit', () => {
    const diving = [
      { id: 'diving', title: '', questions: [{ uuid: '4', question: '3本潜れますか。', answer: '水深18 m' }] },
    ];
    expect(questionsWith(diving, typeset('3本 18 m'))).toEqual(diving);
  });
});
