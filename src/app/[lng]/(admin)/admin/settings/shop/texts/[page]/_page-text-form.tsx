'use client';
import { TextField } from '@/features/blog/admin/ui/text-field';
import { PostBody } from '@/features/blog/ui/post-body';
import type { PageView } from '@/features/settings/texts/schema';
import { PageForm } from '@/features/settings/texts/ui/page-form';
import type { Editor } from '@/features/settings/texts/ui/slots';

const WithoutPictures: Editor = (props) => <TextField {...props} pictures={false} />;

/** The form of a page with the editor of the blog. */
export const PageTextForm = ({ view }: { view: PageView }) => (
  <PageForm view={view} Editor={WithoutPictures} Body={PostBody} />
);
