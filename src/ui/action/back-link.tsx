import { IconArrowLeft } from '@tabler/icons-react';
import Link from 'next/link';
import css from './back-link.module.css';

export function BackLink(props: { href: string; label: string }) {
  return (
    <Link className={css.back} href={props.href}>
      <IconArrowLeft aria-hidden="true" />
      {props.label}
    </Link>
  );
}
