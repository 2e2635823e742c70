import { handleUpload } from '@/wiring/media-handler';

export { handleUpload as POST };
