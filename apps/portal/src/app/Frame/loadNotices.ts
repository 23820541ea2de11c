/** Loads the notices of the frame: when the browser is idle, because the connection may be lost when one is needed. */
export const loadNotices = () => import('./notices.tsx');
