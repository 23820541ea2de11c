import {
  EMAIL_MAX_LENGTH,
  mergeUserEdits,
  PASSWORD_MAX_LENGTH,
  toUserEditValues,
  userMaxLengths,
  validateUserEdit,
  type ComparedUserField,
  type User,
  type UserEditValues,
  type UserMerge,
} from '@portal/domain';
import { useState } from 'react';
import { LabeledInput } from '../../../controls/LabeledInput/LabeledInput.tsx';
import { TextInput } from '../../../controls/TextInput/TextInput.tsx';
import { fieldsFor } from '../../../forms/fieldsFor.ts';
import type { SubmitResult } from '../../../feedback/SubmitResult.ts';
import { FormSection } from '../../../forms/FormSection/FormSection.tsx';
import { FormModal, type FormModalProps } from '../../../forms/FormModal/FormModal.tsx';
import {
  CompanyField,
  getFirstError,
  StartPageField,
  type UserFormOptions,
  withCompanyName,
} from '../userFormOptions.tsx';
import {
  listUserDifferences,
  type SaveUserHandler,
  userEditSchema,
  userFieldLabels,
  formatUserValue,
} from './editUserForm.ts';

export interface EditUserModalProps extends Pick<FormModalProps<never, never>, 'onClose'>, UserFormOptions {
  /** Stored user. Later changes are ignored while the dialog is open. */
  user: User;
  /** The user edits their own account, which cannot be locked. */
  isOwnAccount: boolean;
  /** Saves the user, unless someone else has saved it in the meantime (conflict). */
  onSave: SaveUserHandler;
}

interface EditState {
  /** Version that the edit is based on. */
  base: User;
  /** Newer version saved by someone else; `null` without an unresolved conflict. */
  theirs: User | null;
  /** Result of merging both versions after continuing from the newer one. */
  merge: UserMerge | null;
}

const { TextField, CheckboxField } = fieldsFor(userEditSchema);

/**
 * Dialog for editing a user. If someone else has saved the user in the meantime, both versions are shown, and
 * the user overwrites the other version or continues from it.
 */
export function EditUserModal({
  user,
  isOwnAccount,
  companies,
  startPages,
  onSave,
  onClose,
}: EditUserModalProps) {
  const [{ base, theirs, merge }, setEditing] = useState<EditState>({
    base: user,
    theirs: null,
    merge: null,
  });

  async function save(values: UserEditValues): Promise<SubmitResult<UserEditValues>> {
    const response = await onSave({ user: theirs ?? base, values: withCompanyName(values, companies) });
    if (response.ok) return { ok: true };
    const newer = response.theirs;
    if (!newer) return response;
    setEditing({ base, theirs: newer, merge });
    const toVersions = (mine: UserEditValues) => ({
      base: toUserEditValues(base),
      theirs: toUserEditValues(newer),
      mine,
    });
    const conflict = {
      title: 'Someone else changed this user since you opened it',
      differences: listUserDifferences(toVersions(values)),
      onContinue: (mine: object) =>
        setEditing({
          base: newer,
          theirs: null,
          merge: mergeUserEdits(toVersions(mine as UserEditValues)),
        }),
    };
    return { ok: false, conflict };
  }

  /** A field with the value that was replaced by the one of the newer version, if there is one. */
  const field = <Name extends ComparedUserField>(name: Name) => {
    const replaced = merge?.replaced[name];
    const help = replaced === undefined ? undefined : `Your value: ${formatUserValue(replaced)}`;
    return { name, label: userFieldLabels[name], help };
  };
  return (
    <FormModal
      key={base.rowVersion}
      title={`Edit user ${base.username}`}
      schema={userEditSchema}
      defaultValues={toUserEditValues(base)}
      unsavedValues={merge?.values}
      submitDisabledReason={(values) => getFirstError(validateUserEdit(values))}
      onSubmit={save}
      onClose={onClose}
    >
      <FormSection title="Person">
        <LabeledInput label="User Name">
          {(input) => (
            <TextInput
              {...input}
              readOnly
              variant="readOnly"
              value={base.username}
              style={{ width: '100%' }}
            />
          )}
        </LabeledInput>
        <TextField {...field('email')} type="email" maxLength={EMAIL_MAX_LENGTH} />
        <TextField {...field('firstName')} maxLength={userMaxLengths.name} />
        <TextField {...field('lastName')} maxLength={userMaxLengths.name} />
        <CompanyField companies={companies} help={field('companyAbbrev').help} />
        <TextField {...field('department')} maxLength={100} />
        <StartPageField startPages={startPages} help={field('startPage').help} />
      </FormSection>
      <FormSection title="Account">
        <TextField
          name="password"
          label="New Password"
          type="password"
          maxLength={PASSWORD_MAX_LENGTH}
          autoComplete="new-password"
          help="Leave blank to keep the current password"
        />
        <CheckboxField
          {...field('isLockedOut')}
          readOnly={isOwnAccount}
          help={
            isOwnAccount
              ? 'Your own account cannot be locked'
              : (field('isLockedOut').help ?? 'A locked user cannot sign in')
          }
        />
        <TextField {...field('comment')} rows={3} maxLength={4_000} span="row" />
      </FormSection>
    </FormModal>
  );
}
