import type { ComponentThemeOptions } from '../theme/ComponentThemeOptions.ts';
import type { AsyncContentProps } from './AsyncContent/AsyncContent.tsx';
import type { EmptyStateProps } from './EmptyState/EmptyState.tsx';
import type { ErrorBannerProps } from './ErrorBanner/ErrorBanner.tsx';
import type { ErrorBoundaryProps } from './ErrorBoundary/ErrorBoundary.tsx';
import type { NotificationsProps } from './Notifications/Notifications.tsx';
import type { ProgressLineProps } from './ProgressLine/ProgressLine.tsx';
import type { VersionConflictProps } from './VersionConflict/VersionConflict.tsx';

/** What a theme can set for the components of this family. */
declare module '@mui/material/styles' {
  interface Components {
    PortalAsyncContent?: ComponentThemeOptions<AsyncContentProps<unknown>>;
    PortalEmptyState?: ComponentThemeOptions<EmptyStateProps>;
    PortalErrorBanner?: ComponentThemeOptions<ErrorBannerProps>;
    PortalErrorBoundary?: ComponentThemeOptions<ErrorBoundaryProps>;
    PortalNotifications?: ComponentThemeOptions<NotificationsProps>;
    PortalProgressLine?: ComponentThemeOptions<ProgressLineProps>;
    PortalVersionConflict?: ComponentThemeOptions<VersionConflictProps>;
  }
}
