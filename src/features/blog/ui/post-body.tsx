import Link from 'next/link';
import type { ReactNode } from 'react';
import { isOwnPath } from '@/features/blog/domain/address';
import { headingId } from '@/features/blog/domain/reading';
import type { Block, Mark, PostDocument, Words } from '@/features/blog/schema';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { Picture } from '@/ui/show/picture';
import css from './post-body.module.css';

const isFile = (path: string) => path.startsWith('/api/');

function marked(text: ReactNode, mark: Mark, lng: Locale): ReactNode {
  if (mark.type === 'bold') return <strong>{text}</strong>;
  if (mark.type === 'italic') return <em>{text}</em>;
  const { href } = mark.attrs;
  if (isOwnPath(href) && !isFile(href)) return <Link href={localePath(lng, href)}>{text}</Link>;
  return (
    <a href={href} rel="noopener noreferrer">
      {text}
    </a>
  );
}

const Line = ({ words, lng }: { words: Words[]; lng: Locale }) =>
  words.map(({ text, marks = [] }, position) => <Run key={headingId(position)} lng={lng} text={text} marks={marks} />);

const Run = ({ text, marks, lng }: { text: string; marks: Mark[]; lng: Locale }) =>
  marks.reduce<ReactNode>((inner, mark) => marked(inner, mark, lng), typeset(text));

type InsideProps = { blocks: Block[]; lng: Locale };

export function Blocks({ blocks, lng }: InsideProps) {
  return blocks.map((block, position) => <Part key={headingId(position)} block={block} lng={lng} />);
}

/** In a list item, a single paragraph is rendered as plain text. */
function Item({ blocks, lng }: InsideProps) {
  const [only, more] = blocks;
  if (only?.type === 'paragraph' && !more) return <Line words={only.content} lng={lng} />;
  return <Blocks blocks={blocks} lng={lng} />;
}

function Part({ block, lng, id }: { block: Block; lng: Locale; id?: string }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Line words={block.content} lng={lng} />
        </p>
      );
    case 'heading': {
      const Heading = block.attrs.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={id}>
          <Line words={block.content} lng={lng} />
        </Heading>
      );
    }
    case 'image': {
      const { src, alt, width, height } = block.attrs;
      const source = { src, width, height, placeholder: 'var(--tint)' };
      return (
        <figure>
          <Picture className={css.picture} of={source} alt={alt} sizes="(min-width: 48rem) 44rem, 100vw" />
        </figure>
      );
    }
    case 'blockquote':
      return (
        <blockquote>
          <Blocks blocks={block.content} lng={lng} />
        </blockquote>
      );
    default: {
      const List = block.type === 'bulletList' ? 'ul' : 'ol';
      return (
        <List>
          {block.content.map((item, position) => (
            <li key={headingId(position)}>
              <Item blocks={item.content} lng={lng} />
            </li>
          ))}
        </List>
      );
    }
  }
}

/** Renders the document part by part; nothing in it is treated as HTML. */
export function PostBody({ body, lng }: { body: PostDocument; lng: Locale }) {
  return (
    <div className={css.body}>
      {body.content.map((block, position) => (
        <Part key={headingId(position)} block={block} lng={lng} id={headingId(position)} />
      ))}
    </div>
  );
}
