import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import type { SettingsView } from '@/features/settings/schema';
import { AgenciesForm } from '@/features/settings/ui/agencies-form';
import { CounterForm } from '@/features/settings/ui/counter-form';
import { IdentityForm } from '@/features/settings/ui/identity-form';
import { InvoicesForm } from '@/features/settings/ui/invoices-form';
import { LanguagesForm } from '@/features/settings/ui/languages-form';
import { MailsForm } from '@/features/settings/ui/mails-form';
import { PickupForm } from '@/features/settings/ui/pickup-form';
import { ProofForm } from '@/features/settings/ui/proof-form';
import { RefundsForm } from '@/features/settings/ui/refunds-form';
import type { Section } from '@/shared/shop/sections';
import { enterPage } from '@/trpc/server';
import { Selling } from './_selling';

/** Papers and fees have pages of their own. */
type OwnPage = Exclude<Section, 'papers' | 'fees'>;

const forms: Record<OwnPage, ComponentType<{ settings: SettingsView }>> = {
  identity: IdentityForm,
  selling: Selling,
  pickup: PickupForm,
  languages: LanguagesForm,
  counter: CounterForm,
  invoices: InvoicesForm,
  refunds: RefundsForm,
  mails: MailsForm,
  proof: ProofForm,
  agencies: AgenciesForm,
};
const isSection = (name: string): name is OwnPage => Object.hasOwn(forms, name);

export default async function Page(props: PageProps<{ section: string }>) {
  const lng = await lngOf(props);
  const { section } = await props.params;
  const { calls } = await enterPage({ lng, path: `/admin/settings/shop/${section}`, guards: ['auth', 'admin'] });
  if (!isSection(section)) notFound();
  const Form = forms[section];
  return <Form settings={await calls.admin.shop.get()} />;
}
