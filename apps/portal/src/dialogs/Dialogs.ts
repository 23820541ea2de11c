import type { ComponentType } from 'react';

/** The props of a dialog, such as one that adds a record. */
export interface DialogProps {
  onClose: () => void;
}

export interface RecordDialogProps extends DialogProps {
  /** From the URL, unvalidated. */
  recordId: string;
}

/** The dialogs by name, with their props. The areas add theirs in `screens/<area>/dialogs.ts`. */
export interface Dialogs {}

/** Loads the code of each dialog. */
export type DialogLoaders = {
  readonly [Name in keyof Dialogs]: () => Promise<ComponentType<Dialogs[Name]>>;
};

/** Names a dialog, and its record if it has one. */
export type DialogTarget = {
  [Name in keyof Dialogs]: Dialogs[Name] extends RecordDialogProps
    ? [dialog: Name, recordId: string | number]
    : [dialog: Name];
}[keyof Dialogs];
