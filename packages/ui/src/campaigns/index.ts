export { AddMailerForm, type AddMailerFormProps } from './AddMailerForm/AddMailerForm.tsx';
export { mailerColumns } from './mailers/mailerColumns.ts';
export {
  type MailerSearch,
  MailerSearchForm,
  type MailerSearchFormProps,
} from './MailerSearchForm/MailerSearchForm.tsx';
