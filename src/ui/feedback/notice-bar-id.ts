/** The element in the top bar of the desk that shows notifications. */
export const noticeBar = 'notice-bar';
