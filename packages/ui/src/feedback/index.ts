export { AsyncContent, type AsyncContentProps } from './AsyncContent/AsyncContent.tsx';
export type { AsyncState, FailureAction } from './AsyncState.ts';
export { ErrorBanner, type ErrorBannerProps } from './ErrorBanner/ErrorBanner.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary/ErrorBoundary.tsx';
export { type Notification, Notifications, type NotificationsProps } from './Notifications/Notifications.tsx';
export { ProgressLine, type ProgressLineProps } from './ProgressLine/ProgressLine.tsx';
