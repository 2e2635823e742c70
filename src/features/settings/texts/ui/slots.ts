import type { ComponentType } from 'react';
import type { PostDocument } from '@/features/blog/schema';
import type { Locale } from '@/shared/locale/locales';
import type { FormHandle } from '@/ui/form/form-handle';

/** The editor of the blog and how its documents look, which the page of the form puts in. */
export type Editor = ComponentType<{ form: FormHandle; path: string; lng: Locale; label: string }>;
export type Body = ComponentType<{ body: PostDocument; lng: Locale }>;
