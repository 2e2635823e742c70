'use client';
import dynamic from 'next/dynamic';
import { TextField } from '@/features/blog/admin/ui/text-field';
import type { PageView } from '@/features/settings/texts/schema';
import type { Editor } from '@/features/settings/texts/ui/own-text';
import { PageForm } from '@/features/settings/texts/ui/page-form';

const WithoutPictures: Editor = (props) => <TextField {...props} pictures={false} />;

// Loaded on demand, so that the bundler does not merge the styles of public pages with those of the editor.
const PostBody = dynamic(() => import('@/features/blog/ui/post-body').then((module) => module.PostBody));

/** Passes the blog's editor to the form of a content page. */
export const PageTextForm = ({ view }: { view: PageView }) => (
  <PageForm view={view} Editor={WithoutPictures} Body={PostBody} />
);
