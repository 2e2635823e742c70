import { handleSharingPicture } from '@/wiring/sharing-picture-handler';

export const GET = handleSharingPicture;
