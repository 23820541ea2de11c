import { type ComponentType, lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../feedback/ErrorBoundary/ErrorBoundary.tsx';
import type { PictureViewerProps } from './PictureViewer.tsx';

const Viewer = lazy(async (): Promise<{ default: ComponentType<PictureViewerProps> }> => {
  const { PictureViewer } = await import('./PictureViewer.tsx');
  return { default: PictureViewer };
});

/** `PictureViewer`, loaded when the first picture is enlarged. */
export function LazyPictureViewer(props: PictureViewerProps) {
  return (
    <ErrorBoundary title="Couldn't load the picture viewer.">
      <Suspense>
        <Viewer {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
