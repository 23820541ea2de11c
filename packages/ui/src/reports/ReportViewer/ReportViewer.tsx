import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from '../../theme/styled.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { AsyncContent } from '../../feedback/AsyncContent/AsyncContent.tsx';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { ProgressLine } from '../../feedback/ProgressLine/ProgressLine.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { getFrameSandbox } from './frameSandbox.ts';

export interface ReportViewerProps {
  /** Name of the screen, beside the name of the report. */
  title: string;
  /** Name of the report, the heading; empty: unknown. */
  reportTitle: string;
  /** Further page actions, such as a link to the list of reports. */
  actions?: ReactNode;
  /** URL to embed. It can be loaded once; a new URL loads the report again. */
  state: AsyncState<string>;
  /** Reloads the report with a new URL. */
  onReload: () => void;
  /** Milliseconds until a frame that has not loaded counts as failed. Default 30,000. */
  timeoutMs?: number;
}

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 240,
  display: 'flex',
  flexDirection: 'column',
  margin: '0 -16px',
  borderTop: `1px solid ${theme.vars.palette.portal.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& iframe': { flex: 1, width: '100%', border: 0 },
  '& iframe[data-loaded="false"]': { visibility: 'hidden' },
  '& .PortalReportViewer-said': { padding: '8px 16px' },
  '& .PortalReportViewer-leave': {
    display: 'none',
    position: 'absolute',
    zIndex: 5,
    top: 8,
    insetInlineEnd: 8,
  },
  '&:fullscreen .PortalReportViewer-leave': { display: 'inline-flex' },
}));

/** Embeds a view of the reporting server in a frame, with full screen and reload. */
export function ReportViewer(props: ReportViewerProps) {
  const { title, reportTitle, actions, state, onReload, timeoutMs = 30_000 } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const canUseFullscreen = useClientValue(() => document.fullscreenEnabled, false);
  const isShown = state.status === 'ready';
  return (
    <Page
      title={reportTitle || title}
      count={reportTitle && title}
      actions={
        <>
          {actions}
          <Button aria-disabled={!isShown} onClick={() => onReload()}>
            Reload
          </Button>
          {canUseFullscreen && (
            <Button aria-disabled={!isShown} onClick={() => void rootRef.current?.requestFullscreen()}>
              Full screen
            </Button>
          )}
        </>
      }
    >
      <Root ref={rootRef}>
        {state.status === 'ready' ? (
          <ReportFrame
            key={state.data}
            src={state.data}
            reportTitle={reportTitle}
            onReload={onReload}
            timeoutMs={timeoutMs}
          />
        ) : (
          <div className="PortalReportViewer-said">
            <AsyncContent label={reportTitle} state={state} />
          </div>
        )}
        <Button className="PortalReportViewer-leave" onClick={() => void document.exitFullscreen()}>
          Exit full screen
        </Button>
      </Root>
    </Page>
  );
}

type ReportFrameProps = Pick<Required<ReportViewerProps>, 'reportTitle' | 'onReload' | 'timeoutMs'> & {
  src: string;
};

/** One load of the frame. Whether a cross-origin page is the report or an error cannot be detected. */
function ReportFrame({ src, reportTitle, onReload, timeoutMs }: ReportFrameProps) {
  const [progress, setProgress] = useState<'loading' | 'loaded' | 'timedOut'>('loading');
  const origin = useClientValue(() => window.location.origin, null);
  useEffect(() => {
    if (progress !== 'loading') return undefined;
    const timer = setTimeout(() => setProgress('timedOut'), timeoutMs);
    return () => clearTimeout(timer);
  }, [progress, timeoutMs]);

  if (progress === 'timedOut') {
    return (
      <div className="PortalReportViewer-said">
        <ErrorBanner message="The reporting server did not respond in time." onRetry={onReload} />
      </div>
    );
  }
  return (
    <>
      {progress === 'loading' && <ProgressLine label={`Loading ${reportTitle}`} />}
      {origin !== null && (
        <iframe
          src={src}
          title={reportTitle}
          sandbox={getFrameSandbox(src, origin)}
          allow="fullscreen"
          referrerPolicy="no-referrer"
          data-loaded={progress === 'loaded'}
          onLoad={() => setProgress('loaded')}
        />
      )}
    </>
  );
}

const subscribeToNothing = () => () => {};

/**
 * Reads a constant that is known only in the browser, such as a platform. Server rendering and hydration use
 * `serverValue`.
 * @param readValue returns a primitive value
 */
function useClientValue<T>(readValue: () => T, serverValue: T): T {
  return useSyncExternalStore(subscribeToNothing, readValue, () => serverValue);
}
