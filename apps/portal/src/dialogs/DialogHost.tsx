import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readDialog, openingState, withDialog } from './dialogInUrl.ts';
import type { DialogLoaders, DialogProps } from './Dialogs.ts';
import { LazyDialog } from './LazyDialog.tsx';
import { notifyNotOpened } from './notifyNotOpened.ts';

/** The names in the URL are not known to the compiler. */
type UnknownDialogs = Record<string, () => Promise<ComponentType<DialogProps & { recordId?: string }>>>;

/** Shows the dialog in the URL; closing removes it from there. */
export function DialogHost({ dialogs }: { dialogs: Partial<DialogLoaders> }) {
  const navigate = useNavigate();
  const { key, search, state } = useLocation();
  // Closing hides the dialog at once: the history follows later, and a second close must not leave the page.
  const [closedKey, setClosedKey] = useState<string | null>(null);
  if (closedKey !== null && closedKey !== key) setClosedKey(null);

  const { name, recordId } = readDialog(search);
  const load = name !== null && Object.hasOwn(dialogs, name) && (dialogs as UnknownDialogs)[name];
  if (!load || closedKey === key) return null;

  function close() {
    setClosedKey(key);
    // Goes back from the entry that opening added, so that Forward reopens the dialog and Back does not.
    if ((state as typeof openingState | null)?.opensDialog) void navigate(-1);
    else void navigate(withDialog(search, []), { replace: true });
  }
  return (
    <LazyDialog
      key={`${name} ${recordId}`}
      load={load}
      props={{ recordId, onClose: close }}
      onLoadError={() => {
        notifyNotOpened();
        close();
      }}
    />
  );
}
