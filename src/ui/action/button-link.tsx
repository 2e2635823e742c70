import Link from 'next/link';
import type { ComponentProps } from 'react';
import { type ButtonShape, buttonClass } from './button-shape';

type Props = ComponentProps<typeof Link> & ButtonShape;

export function ButtonLink({ look, size, wide, icon, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={buttonClass({ look, size, wide }, className)}>
      {icon}
      {children}
    </Link>
  );
}
