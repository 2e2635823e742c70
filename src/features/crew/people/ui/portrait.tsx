import type { CSSProperties } from 'react';
import type { ShownMember } from '@/features/crew/people/schema';
import { toSource } from '@/ui/show/cover';
import { Picture } from '@/ui/show/picture';

const round: CSSProperties = { display: 'block', overflow: 'hidden', borderRadius: '50%' };
const letter: CSSProperties = {
  ...round,
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  background: 'var(--ocean)',
  color: '#fff',
};

/** Beside the name, so that it needs no description; without a picture, the first letter. */
export function Portrait({ member: { name, picture }, sizes }: { member: ShownMember; sizes: string }) {
  if (!picture)
    return (
      <span style={letter} aria-hidden="true">
        {[...name][0]}
      </span>
    );
  return (
    <span style={round}>
      <Picture of={toSource(picture)} alt="" ratio="1" sizes={sizes} />
    </span>
  );
}
