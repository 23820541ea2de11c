import { LazyComponent } from '../../controls/LazyComponent/LazyComponent.tsx';
import { preloadLazyCode } from '../../controls/LazyComponent/useLazyCode.ts';
import type { DiscardChangesModalProps } from './DiscardChangesModal.tsx';

const loadModal = async () => (await import('./DiscardChangesModal.tsx')).DiscardChangesModal;

/** Prefetches the dialog, so that it opens without delay. */
export const preloadDiscardChangesModal = () => preloadLazyCode(loadModal);

/** `DiscardChangesModal`, loaded on demand. Without its code the browser asks: unsaved input must not be lost. */
export function LazyDiscardChangesModal(props: DiscardChangesModalProps) {
  const askByBrowser = () =>
    confirm('Discard unsaved changes?') ? props.onDiscard() : props.onKeepEditing();
  return <LazyComponent load={loadModal} props={props} onLoadError={askByBrowser} />;
}
