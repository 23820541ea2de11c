import type { DialogLoaders } from '../../dialogs/Dialogs.ts';

declare module '../../dialogs/Dialogs.ts' {
  interface Dialogs {
    addCampaign: DialogProps;
    addSource: DialogProps;
    editCampaign: RecordDialogProps;
    editSource: RecordDialogProps;
  }
}

const loadCampaign = async () => (await import('./CampaignDialog/CampaignDialog.tsx')).CampaignDialog;
const loadSource = async () => (await import('./SourceDialog/SourceDialog.tsx')).SourceDialog;

/** The dialogs of the area, loaded when they are opened. */
export const campaignDialogs = {
  addCampaign: loadCampaign,
  addSource: loadSource,
  editCampaign: loadCampaign,
  editSource: loadSource,
} satisfies Partial<DialogLoaders>;
