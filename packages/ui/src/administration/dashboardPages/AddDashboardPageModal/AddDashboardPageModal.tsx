import { type DashboardPageValues, isBlank, validateDashboardPage } from '@portal/domain';
import { useMemo } from 'react';
import { fieldsFor } from '../../../forms/fieldsFor.ts';
import { schemaFromRules } from '../../../forms/FormSchema.ts';
import type { SubmitResponse } from '../../../feedback/SubmitResult.ts';
import { FormModal, type FormModalProps } from '../../../forms/FormModal/FormModal.tsx';

/** Form values: the height is `null` while empty. */
type Values = Omit<DashboardPageValues, 'frameHeight'> & { frameHeight: number | null };

export interface AddDashboardPageModalProps {
  /** Existing role names; without them only the server validates the roles. */
  roles?: ReadonlySet<string>;
  /** Saves a valid dashboard page. */
  onAdd: (page: DashboardPageValues) => Promise<SubmitResponse<unknown>>;
  /** Called when the form was saved or canceled. */
  onClose: FormModalProps<never, never>['onClose'];
}

const emptyPage: Values = { frameTitle: '', url: '', frameHeight: 600, roles: '' };
const createSchema = (roles?: ReadonlySet<string>) =>
  schemaFromRules<Values, DashboardPageValues>((values) => validateDashboardPage(toDraft(values), roles));
const { TextField, NumberField } = fieldsFor(createSchema());

/** Dialog for adding a dashboard page. Rules and messages come from the domain (specification 1 §5). */
export function AddDashboardPageModal({ roles, onAdd, onClose }: AddDashboardPageModalProps) {
  const schema = useMemo(() => createSchema(roles), [roles]);
  return (
    <FormModal
      title="Add dashboard page"
      submitLabel="Add dashboard page"
      schema={schema}
      defaultValues={emptyPage}
      submitDisabledReason={getMissingFieldReason}
      onSubmit={async (page) => {
        const response = await onAdd(page);
        return response.ok ? { ok: true } : response;
      }}
      onClose={onClose}
    >
      <TextField name="frameTitle" label="Frame Title" maxLength={200} span="row" />
      <TextField name="url" label="URL" maxLength={2000} span="row" placeholder="https://" />
      <NumberField name="frameHeight" label="Frame Height" min={1} help="In pixels" />
      <TextField name="roles" label="Roles" maxLength={4000} help="Role names, separated by commas" />
    </FormModal>
  );
}

function toDraft({ frameHeight, ...values }: Values) {
  return { ...values, frameHeight: frameHeight ?? 0 };
}

function getMissingFieldReason(values: Values): string | null {
  const { frameTitle, url, frameHeight } = validateDashboardPage(toDraft(values));
  if (isBlank(values.frameTitle)) return frameTitle ?? null;
  if (isBlank(values.url)) return url ?? null;
  return frameHeight ?? null;
}
