/** Loads the notices of the frame, with the first screen: the connection may be lost when one is needed. */
export const loadNotices = () => import('./notices.tsx');
