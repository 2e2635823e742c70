import { inactivePage } from '@/app/[lng]/(site)/user/_inactive';

const page = inactivePage('admins');

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
