import {
  isBlank,
  type SourceCode,
  sourceCodeMaxLengths,
  type SourceCodeValues,
  validateSourceCode,
} from '@portal/domain';
import { fieldsFor } from '../../forms/fieldsFor.ts';
import { schemaFromRules } from '../../forms/FormSchema.ts';
import type { SubmitResult } from '../../feedback/SubmitResult.ts';
import { FormModal, type FormModalProps } from '../../forms/FormModal/FormModal.tsx';

export interface SourceCodeModalProps extends Pick<FormModalProps<never, never>, 'onClose'> {
  /** Source code to edit; `null` adds one. */
  source: SourceCode | null;
  /** Saves the source code; if it fails, the dialog stays open with all input. */
  onSave: (
    source: SourceCodeValues,
  ) => SubmitResult<SourceCodeValues> | Promise<SubmitResult<SourceCodeValues>>;
}

const schema = schemaFromRules<SourceCodeValues>(validateSourceCode);
const { TextField } = fieldsFor(schema);
const empty: SourceCodeValues = { source: '', description: '', additionalInfo: '' };

/** Dialog for adding or editing a source code; an existing code itself cannot be changed. */
export function SourceCodeModal({ source, onSave, onClose }: SourceCodeModalProps) {
  return (
    <FormModal
      title={source ? 'Edit Source' : 'Add Source'}
      size="small"
      schema={schema}
      defaultValues={source ? { ...source, additionalInfo: source.additionalInfo ?? '' } : empty}
      submitDisabledReason={(values) => (isBlank(values.source) ? 'Enter a source code first.' : null)}
      onSubmit={onSave}
      onClose={onClose}
    >
      <TextField
        name="source"
        label="Source Code"
        maxLength={sourceCodeMaxLengths.source}
        readOnly={source !== null}
        span="row"
      />
      <TextField
        name="description"
        label="Description"
        maxLength={sourceCodeMaxLengths.description}
        span="row"
      />
      <TextField
        name="additionalInfo"
        label="Additional Info"
        rows={5}
        maxLength={sourceCodeMaxLengths.additionalInfo}
        span="row"
      />
    </FormModal>
  );
}
