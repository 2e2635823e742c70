import type { ProductDetail } from '@/features/catalogue/schema';
import { typeset } from '@/i18n/typography/typeset';
import css from './questions.module.css';

/** Opens without scripts too. */
export function Questions(props: { questions: ProductDetail['faqs'] }) {
  return (
    <div className={css.questions}>
      {props.questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{typeset(question)}</summary>
          <p>{typeset(answer)}</p>
        </details>
      ))}
    </div>
  );
}
