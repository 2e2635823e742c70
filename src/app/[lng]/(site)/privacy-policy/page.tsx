import '@/app/site-styles';
import { LegalPage, legalMetadata } from '@/app/[lng]/(site)/_reading/legal-page';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { art } from '@/ui/show/art';

export const generateMetadata = async (props: PageProps) => legalMetadata(await lngOf(props), 'privacy');

export default async function PrivacyPage(props: PageProps) {
  return <LegalPage lng={await lngOf(props)} page="privacy" picture={art.wallDropOff} />;
}
