import type { ShownMember } from '@/features/crew/people/schema';
import { toSource } from '@/ui/show/cover';
import { Picture } from '@/ui/show/picture';

type Props = { member: ShownMember; sizes: string; className: string | undefined };

/** Beside the name, so that it needs no description; without a picture, the first letter. */
export function Portrait({ member: { name, picture }, sizes, className }: Props) {
  if (picture) return <Picture className={className} of={toSource(picture)} alt="" ratio="1" sizes={sizes} />;
  return (
    <span className={className} aria-hidden="true">
      {[...name][0]}
    </span>
  );
}
