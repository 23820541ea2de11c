import { isBlank, type StartPageValues, validateStartPage } from '@portal/domain';
import { fieldsFor } from '../../../forms/fieldsFor.ts';
import { schemaFromRules } from '../../../forms/FormSchema.ts';
import type { SubmitResponse } from '../../../feedback/SubmitResult.ts';
import { FormModal, type FormModalProps } from '../../../forms/FormModal/FormModal.tsx';

export interface AddStartPageModalProps extends Pick<FormModalProps<never, never>, 'onClose'> {
  /** Saves a valid start page. */
  onAdd: (page: StartPageValues) => Promise<SubmitResponse<unknown>>;
}

const startPageSchema = schemaFromRules<StartPageValues>(validateStartPage);
const { TextField } = fieldsFor(startPageSchema);

/** Dialog for adding a start page. Rules and messages come from the domain. */
export function AddStartPageModal({ onAdd, onClose }: AddStartPageModalProps) {
  return (
    <FormModal
      title="Add start page"
      size="small"
      submitLabel="Add start page"
      schema={startPageSchema}
      defaultValues={{ startPage1: '', startPageUrl: '' }}
      submitDisabledReason={getMissingFieldReason}
      onSubmit={onAdd}
      onClose={onClose}
    >
      <TextField name="startPage1" label="Start Page" maxLength={100} span="row" />
      <TextField
        name="startPageUrl"
        label="URL"
        maxLength={2000}
        span="row"
        placeholder="/Campaigns/MailerList"
      />
    </FormModal>
  );
}

function getMissingFieldReason(page: StartPageValues): string | null {
  const errors = validateStartPage(page);
  if (isBlank(page.startPage1)) return errors.startPage1 ?? null;
  return isBlank(page.startPageUrl) ? (errors.startPageUrl ?? null) : null;
}
