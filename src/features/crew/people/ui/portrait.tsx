import type { ShownMember } from '@/features/crew/people/schema';
import { toSource } from '@/ui/show/cover';
import { Picture } from '@/ui/show/picture';
import css from './people.module.css';

/** Beside the name, so that it needs no description; without a picture, the first letter. */
export function Portrait({ member: { name, picture }, sizes }: { member: ShownMember; sizes: string }) {
  if (picture) return <Picture className={css.portrait} of={toSource(picture)} alt="" ratio="1" sizes={sizes} />;
  return (
    <span className={css.portrait} aria-hidden="true">
      {[...name][0]}
    </span>
  );
}
