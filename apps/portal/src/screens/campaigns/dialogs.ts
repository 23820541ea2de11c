import type { CampaignDialogProps } from './CampaignDialog/CampaignDialog.tsx';

declare module '../../dialogs/modalProps.ts' {
  interface ModalProps {
    editCampaign: Omit<CampaignDialogProps, 'onClose'>;
  }
}

/** The dialogs of the area, loaded when they are opened. */
export const campaignDialogs = {
  editCampaign: async () => (await import('./CampaignDialog/CampaignDialog.tsx')).CampaignDialog,
};
