import type { ProductDetail } from '@/features/catalogue/schema';
import css from './questions.module.css';

/** Questions with their answers folded away; they open without scripts too. */
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
