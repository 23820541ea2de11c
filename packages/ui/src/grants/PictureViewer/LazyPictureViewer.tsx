import { type ComponentType, lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../feedback/ErrorBoundary/ErrorBoundary.tsx';
import type { PictureViewerProps } from './PictureViewer.tsx';

const Viewer = lazy(async (): Promise<{ default: ComponentType<PictureViewerProps> }> => {
  const { PictureViewer } = await import('./PictureViewer.tsx');
  return { default: PictureViewer };
});

/** The viewer for those who read an application without enlarging a picture: its code comes with the first one. */
export function LazyPictureViewer(props: PictureViewerProps) {
  return (
    <ErrorBoundary title="The viewer could not be loaded.">
      <Suspense>
        <Viewer {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
