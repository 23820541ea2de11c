import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { DiscardChangesModalProps } from './DiscardChangesModal.tsx';

const loadModal = (): Promise<{ default: ComponentType<DiscardChangesModalProps> }> =>
  import('./DiscardChangesModal.tsx').then((module) => ({ default: module.DiscardChangesModal }));
const LoadedModal = lazy(() => loadModal().catch(() => ({ default: BrowserConfirm })));

/** Prefetches the dialog, so that it opens without delay. */
export function preloadDiscardChangesModal() {
  loadModal().catch(() => undefined); // a failure is handled when the dialog is shown
}

/** `DiscardChangesModal`, loaded on demand. */
export function LazyDiscardChangesModal(props: DiscardChangesModalProps) {
  return (
    <Suspense>
      <LoadedModal {...props} />
    </Suspense>
  );
}

/**
 * Fallback to the browser's `confirm` when the dialog's code cannot be loaded: unsaved input must not be
 * lost.
 */
function BrowserConfirm({ onKeepEditing, onDiscard }: DiscardChangesModalProps) {
  useEffect(() => {
    if (confirm('Discard unsaved changes?')) onDiscard();
    else onKeepEditing();
  });
  return null;
}
