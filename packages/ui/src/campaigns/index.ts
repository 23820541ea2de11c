export { AddMailerForm, type AddMailerFormProps } from './AddMailerForm/AddMailerForm.tsx';
export { mailerColumns } from './mailers/mailerColumns.ts';
export {
  type MailerSearch,
  MailerSearchForm,
  type MailerSearchFormProps,
} from './MailerSearchForm/MailerSearchForm.tsx';
export { offerColumns, offerFilters } from './offers/offerList.ts';
export { sourceCodeColumns } from './sourceCodes/sourceCodeColumns.ts';
export { SourceCodeModal, type SourceCodeModalProps } from './sourceCodes/SourceCodeModal.tsx';
