import type { DialogLoaders } from '../../dialogs/Dialogs.ts';

declare module '../../dialogs/Dialogs.ts' {
  interface Dialogs {
    addCampaign: DialogProps;
    addSource: DialogProps;
    editCampaign: RecordDialogProps;
    editSource: RecordDialogProps;
  }
}

/** The dialogs of campaigns, loaded when they are opened. */
export const campaignDialogs = {
  addCampaign: async () => (await import('./CampaignDialog/CampaignDialog.tsx')).CampaignDialog,
  editCampaign: async () => (await import('./CampaignDialog/CampaignDialog.tsx')).CampaignDialog,
} satisfies Partial<DialogLoaders>;

/** Those of source codes. */
export const sourceDialogs = {
  addSource: async () => (await import('./SourceDialog/SourceDialog.tsx')).SourceDialog,
  editSource: async () => (await import('./SourceDialog/SourceDialog.tsx')).SourceDialog,
} satisfies Partial<DialogLoaders>;
