import type { DialogLoaders } from '../../dialogs/Dialogs.ts';

declare module '../../dialogs/Dialogs.ts' {
  interface Dialogs {
    addCampaign: DialogProps;
    addSource: DialogProps;
    editCampaign: RecordDialogProps;
    editSource: RecordDialogProps;
  }
}

/** The dialogs of the area, loaded when they are opened. */
export const campaignDialogs = {
  addCampaign: async () => (await import('./CampaignDialog/CampaignDialog.tsx')).CampaignDialog,
  addSource: async () => (await import('./SourceDialog/SourceDialog.tsx')).SourceDialog,
  editCampaign: async () => (await import('./CampaignDialog/CampaignDialog.tsx')).CampaignDialog,
  editSource: async () => (await import('./SourceDialog/SourceDialog.tsx')).SourceDialog,
} satisfies Partial<DialogLoaders>;
