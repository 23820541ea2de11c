import { type ComponentType, useEffect } from 'react';
import { clearIdempotencyKeys } from '../api/idempotencyKeys.ts';
import type { DialogLoaders, DialogProps } from './Dialogs.ts';
import { LazyComponent } from './LazyComponent.tsx';
import { notifyNotOpened } from './notifyNotOpened.ts';
import type { DialogInUrl } from './useDialogInUrl.ts';

/** The names in the URL are not known to the compiler. */
type UnknownDialogs = Record<string, () => Promise<ComponentType<DialogProps & { recordId?: string }>>>;

interface DialogHostProps {
  dialog: DialogInUrl;
  dialogs: Partial<DialogLoaders>;
}

/** Shows the dialog in the URL. */
export function DialogHost({ dialog: { name, recordId, close }, dialogs }: DialogHostProps) {
  // A dialog that is opened again is another form.
  useEffect(() => (name === null ? undefined : clearIdempotencyKeys), [name, recordId]);
  const load = name !== null && Object.hasOwn(dialogs, name) && (dialogs as UnknownDialogs)[name];
  const isUnknown = name !== null && !load;
  useEffect(() => {
    if (isUnknown) close();
  });
  if (!load) return null;
  return (
    <LazyComponent
      key={`${name} ${recordId}`}
      load={load}
      props={{ recordId, onClose: close }}
      onLoadError={(error) => {
        void notifyNotOpened(error);
        close();
      }}
    />
  );
}
