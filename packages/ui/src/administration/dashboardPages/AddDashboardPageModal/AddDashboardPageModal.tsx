import { type DashboardPageValues, isBlank, joinNames, validateDashboardPage } from '@portal/domain';
import type { AsyncState } from '../../../feedback/AsyncState.ts';
import { fieldsFor } from '../../../forms/fieldsFor.ts';
import { schemaFromRules } from '../../../forms/FormSchema.ts';
import type { SubmitResponse } from '../../../feedback/SubmitResult.ts';
import { FormModal, type FormModalProps } from '../../../forms/FormModal/FormModal.tsx';
import { RolesField } from '../../roles/RolesField.tsx';

/** Form values: the height is `null` while empty, the roles are a list. */
type Values = Omit<DashboardPageValues, 'frameHeight' | 'roles'> & {
  frameHeight: number | null;
  roles: readonly string[];
};

export interface AddDashboardPageModalProps extends Pick<FormModalProps<never, never>, 'onClose'> {
  /** Names of all roles. */
  roles: AsyncState<readonly string[]>;
  /** Saves a valid dashboard page. */
  onAdd: (page: DashboardPageValues) => Promise<SubmitResponse<unknown>>;
}

const emptyPage: Values = { frameTitle: '', url: '', frameHeight: 600, roles: [] };
const schema = schemaFromRules<Values>((values) => validateDashboardPage(toDraft(values)));
const { TextField, NumberField } = fieldsFor(schema);

/** Dialog for adding a dashboard page. Rules and messages come from the domain. */
export function AddDashboardPageModal({ roles, onAdd, onClose }: AddDashboardPageModalProps) {
  return (
    <FormModal
      title="Add dashboard page"
      submitLabel="Add dashboard page"
      schema={schema}
      defaultValues={emptyPage}
      submitDisabledReason={getMissingFieldReason}
      onSubmit={(page) => onAdd(toDraft(page))}
      onClose={onClose}
    >
      <TextField name="frameTitle" label="Frame Title" maxLength={200} span="row" />
      <TextField name="url" label="URL" maxLength={2000} span="row" placeholder="https://" />
      <NumberField name="frameHeight" label="Frame Height" min={1} help="In pixels" />
      <RolesField roles={roles} />
    </FormModal>
  );
}

function toDraft({ frameHeight, roles, ...values }: Values): DashboardPageValues {
  return { ...values, frameHeight: frameHeight ?? 0, roles: joinNames(roles, 'roles') };
}

function getMissingFieldReason(values: Values): string | null {
  const { frameTitle, url, frameHeight } = validateDashboardPage(toDraft(values));
  if (isBlank(values.frameTitle)) return frameTitle ?? null;
  if (isBlank(values.url)) return url ?? null;
  return frameHeight ?? null;
}
