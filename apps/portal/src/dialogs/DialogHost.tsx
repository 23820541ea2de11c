import { LazyComponent } from '@portal/ui/controls';
import { type ComponentType, useEffect, useState } from 'react';
import { clearIdempotencyKeys } from '../api/idempotencyKeys.ts';
import type { DialogLoaders, DialogProps } from './Dialogs.ts';
import type { DialogInUrl } from './useDialogInUrl.ts';

type DialogComponent = ComponentType<DialogProps & { recordId?: string }>;

interface DialogHostProps {
  dialog: DialogInUrl;
  /** Loads the table of dialogs, which no page needs before one opens. */
  loadDialogs: () => Promise<Partial<DialogLoaders>>;
}

/** Shows the dialog in the URL. */
export function DialogHost({ dialog: { name, recordId, close }, loadDialogs }: DialogHostProps) {
  // A dialog that is opened again is another form.
  useEffect(() => (name === null ? undefined : clearIdempotencyKeys), [name, recordId]);
  if (name === null) return null;
  return <OpenDialog key={`${name} ${recordId}`} {...{ name, recordId, close, loadDialogs }} />;
}

type OpenDialogProps = Omit<DialogInUrl, 'name'> & Pick<DialogHostProps, 'loadDialogs'> & { name: string };

function OpenDialog({ name, recordId, close, loadDialogs }: OpenDialogProps) {
  const [load] = useState(() => async (): Promise<DialogComponent> => {
    // The names in the URL are not known to the compiler.
    const dialogs = (await loadDialogs()) as Record<string, () => Promise<DialogComponent>>;
    return (Object.hasOwn(dialogs, name) && (await dialogs[name]?.())) || UnknownDialog;
  });
  return (
    <LazyComponent label="This dialog" load={load} props={{ recordId, onClose: close }} onClose={close} />
  );
}

/** The name of a dialog that does not exist is removed from the URL. */
function UnknownDialog({ onClose }: DialogProps) {
  useEffect(onClose);
  return null;
}
