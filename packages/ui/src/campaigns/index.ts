export { AddMailerForm, type AddMailerFormProps } from './AddMailerForm/AddMailerForm.tsx';
export { mailerColumns, mailerFilters } from './mailers/mailerList.ts';
export { offerColumns, offerFilters } from './offers/offerList.ts';
export { createSourceCodeColumns } from './sourceCodes/sourceCodeColumns.ts';
export { SourceCodeModal, type SourceCodeModalProps } from './SourceCodeModal/SourceCodeModal.tsx';
export { createCampaignColumns, campaignFilters, type CampaignLinks } from './campaignList/campaignList.ts';
export {
  CampaignModal,
  type CampaignModalProps,
  type CampaignSaveResult,
} from './CampaignModal/CampaignModal.tsx';
export type { CampaignFormValues } from './CampaignModal/campaignForm.ts';
export { ClashWarning, type ClashWarningProps } from './ClashWarning/ClashWarning.tsx';
export { RangeMap, type RangeMapProps } from './RangeMap/RangeMap.tsx';
