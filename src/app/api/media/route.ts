import { handleUpload } from '@/wiring/media-door';

export { handleUpload as POST };
