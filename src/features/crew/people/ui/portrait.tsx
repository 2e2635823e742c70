import type { CSSProperties } from 'react';
import type { ShownMember } from '@/features/crew/people/schema';
import { toSource } from '@/ui/show/cover';
import { Picture } from '@/ui/show/picture';

const round: CSSProperties = { display: 'block', overflow: 'hidden', borderRadius: '50%' };
const initial: CSSProperties = {
  ...round,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  aspectRatio: '1',
  background: 'var(--ocean)',
  color: '#fff',
};

/** Decorative beside the name, so without alternative text; falls back to the initial. */
export function Portrait({ member: { name, picture }, sizes }: { member: ShownMember; sizes: string }) {
  if (!picture)
    return (
      <span style={initial} aria-hidden="true">
        {[...name][0]}
      </span>
    );
  return (
    <span style={round}>
      <Picture of={toSource(picture)} alt="" ratio="1" sizes={sizes} />
    </span>
  );
}
