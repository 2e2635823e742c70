import { EntryPage, entryMetadata } from '@/app/[lng]/(entry)/_entry';
import type { PageProps } from '@/app/[lng]/lng';

export const generateMetadata = (props: PageProps) => entryMetadata(props, 'sign-up');

export default function Page(props: PageProps) {
  return <EntryPage {...props} tab="sign-up" />;
}
