export const SHARING_PICTURE = '/sharing.jpg';
export const sharingSize = { width: 1200, height: 630 };
