import { handleSharingPicture } from '@/wiring/sharing-door';

export const GET = handleSharingPicture;
