import type { DialogLoaders } from '../../dialogs/Dialogs.ts';

declare module '../../dialogs/Dialogs.ts' {
  interface Dialogs {
    mailerSummaryHelp: DialogProps;
  }
}

/** The dialogs of the area, loaded when they are opened. */
export const reportDialogs = {
  mailerSummaryHelp: async () =>
    (await import('./MailerSummaryHelpDialog/MailerSummaryHelpDialog.tsx')).MailerSummaryHelpDialog,
} satisfies Partial<DialogLoaders>;
