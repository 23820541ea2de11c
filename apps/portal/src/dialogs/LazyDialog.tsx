import { type ComponentType, useCallback } from 'react';
import { notify } from '../state/notifications.ts';
import { useLazyModule } from './useLazyModule.ts';

/** The props of every lazy dialog. */
export interface DialogProps {
  onClose: () => void;
}

/**
 * Creates a dialog whose code is loaded when it opens; when loading fails, a notification is shown and the dialog
 * closes.
 * @param load must be stable: call this at module scope
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loadModule = async () => ({ Dialog: await load() });
  return function LazyDialog(props: Props) {
    const { onClose } = props;
    const handleLoadError = useCallback(() => {
      notify({ kind: 'error', text: 'This dialog failed to load. Check your connection and try again.' });
      onClose();
    }, [onClose]);
    const lazyModule = useLazyModule(true, loadModule, handleLoadError);
    return lazyModule && <lazyModule.Dialog {...props} />;
  };
}
