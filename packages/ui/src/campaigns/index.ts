export { AddMailerForm, type AddMailerFormProps } from './AddMailerForm/AddMailerForm.tsx';
export { mailerColumns } from './mailers/mailerColumns.ts';
export { mailerFilters, mailerSort } from './mailers/mailerFilters.ts';
export { offerColumns } from './offers/offerColumns.ts';
export { offerFilters, offerSort } from './offers/offerFilters.ts';
export { createSourceCodeColumns } from './sourceCodes/sourceCodeColumns.ts';
export { SourceCodeModal, type SourceCodeModalProps } from './SourceCodeModal/SourceCodeModal.tsx';
export { createCampaignColumns, type CampaignLinks } from './campaignList/campaignColumns.tsx';
export { campaignFilters } from './campaignList/campaignFilters.ts';
export {
  CampaignModal,
  type CampaignModalProps,
  type CampaignSaveResult,
} from './CampaignModal/CampaignModal.tsx';
export type { CampaignFormValues } from './CampaignModal/campaignForm.ts';
export { ClashWarning, type ClashWarningProps } from './ClashWarning/ClashWarning.tsx';
export { RangeMap, type RangeMapProps } from './RangeMap/RangeMap.tsx';
