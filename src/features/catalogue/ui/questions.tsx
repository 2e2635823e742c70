import type { ProductDetail } from '@/features/catalogue/schema';
import css from './questions.module.css';

/** Collapsible questions that also open without scripts. */
export function Questions(props: { questions: ProductDetail['faqs'] }) {
  return (
    <div className={css.questions}>
      {props.questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
