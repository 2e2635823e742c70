import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import type { SettingsView } from '@/features/settings/schema';
import { IdentityForm } from '@/features/settings/ui/identity-form';
import type { Section } from '@/shared/shop/sections';
import { enterPage } from '@/trpc/server';

const forms: Record<Section, ComponentType<{ settings: SettingsView }>> = { identity: IdentityForm };
const isSection = (name: string): name is Section => Object.hasOwn(forms, name);

export default async function Page(props: PageProps<{ section: string }>) {
  const lng = await lngOf(props);
  const { section } = await props.params;
  const { calls } = await enterPage({ lng, path: `/admin/settings/shop/${section}`, guards: ['auth', 'admin'] });
  if (!isSection(section)) notFound();
  const Form = forms[section];
  return <Form settings={await calls.admin.shop.get()} />;
}
