export {
  AsyncContent,
  type AsyncContentProps,
  type AsyncContentWords,
} from './AsyncContent/AsyncContent.tsx';
export type { AsyncState, FailureAction } from './AsyncState.ts';
export { ErrorBanner, type ErrorBannerProps, type ErrorBannerWords } from './ErrorBanner/ErrorBanner.tsx';
export {
  ErrorBoundary,
  type ErrorBoundaryProps,
  type ErrorBoundaryWords,
} from './ErrorBoundary/ErrorBoundary.tsx';
export {
  type Notification,
  Notifications,
  type NotificationsProps,
  type NotificationsWords,
} from './Notifications/Notifications.tsx';
export { ProgressLine, type ProgressLineProps } from './ProgressLine/ProgressLine.tsx';
