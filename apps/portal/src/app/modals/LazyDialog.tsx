import { type ComponentType, useCallback } from 'react';
import { notify } from '../../state/notices.ts';
import { useCode } from '../useCode.ts';

/** What every dialog of a record is told. */
export interface DialogProps {
  onClose: () => void;
}

/**
 * Makes a dialog whose code is fetched when it is opened; a failure to fetch it is said, and the dialog closes.
 * @param load must be the same each time: call this at module scope
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loadModule = async () => ({ Dialog: await load() });
  return function LazyDialog(props: Props) {
    const { onClose } = props;
    const giveUp = useCallback(() => {
      notify({ kind: 'error', text: 'This could not be opened. Check the connection and try again.' });
      onClose();
    }, [onClose]);
    const code = useCode(true, loadModule, giveUp);
    return code && <code.Dialog {...props} />;
  };
}
