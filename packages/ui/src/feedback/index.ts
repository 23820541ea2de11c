import './themeOptions.ts';
export {
  AsyncContent,
  type AsyncContentProps,
  type AsyncContentLocaleText,
} from './AsyncContent/AsyncContent.tsx';
export { type AsyncState, type FailureAction, getShownData, mapData } from './AsyncState.ts';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export {
  ErrorBanner,
  type ErrorBannerProps,
  type ErrorBannerLocaleText,
} from './ErrorBanner/ErrorBanner.tsx';
export { FailureBanner, type FailureBannerProps } from './FailureBanner/FailureBanner.tsx';
export {
  ErrorBoundary,
  type ErrorBoundaryProps,
  type ErrorBoundaryLocaleText,
} from './ErrorBoundary/ErrorBoundary.tsx';
export {
  type Notification,
  Notifications,
  type NotificationsProps,
  type NotificationsLocaleText,
} from './Notifications/Notifications.tsx';
export { StatusBadge, type StatusBadgeProps, type StatusKind } from './StatusBadge/StatusBadge.tsx';
export { ProgressLine, type ProgressLineProps } from './ProgressLine/ProgressLine.tsx';
export {
  VersionConflict,
  type VersionConflictProps,
  type VersionConflictLocaleText,
} from './VersionConflict/VersionConflict.tsx';
export type {
  ServerFieldMessages,
  SubmitConflict,
  SubmitResponse,
  SubmitFailure,
  SubmitResult,
} from './SubmitResult.ts';
