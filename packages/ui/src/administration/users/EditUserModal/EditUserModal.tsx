import {
  EMAIL_MAX_LENGTH,
  mergeUserEdits,
  PASSWORD_MAX_LENGTH,
  userEditValues,
  userMaxLengths,
  validateUserEdit,
  type ComparedUserField,
  type User,
  type UserEditValues,
  type UserMerge,
} from '@portal/domain';
import { useState } from 'react';
import { LabelledInput } from '../../../forms/inputs/LabelledInput.tsx';
import { TextInput } from '../../../forms/inputs/inputs.ts';
import { fieldsFor } from '../../../forms/fieldsFor.ts';
import type { SubmitResult } from '../../../forms/SubmitResult.ts';
import { FormModal, type FormModalProps } from '../../../modals/FormModal/FormModal.tsx';
import {
  CompanyField,
  firstMistake,
  StartPageField,
  type UserChoices,
  withCompanyName,
} from '../userChoices.tsx';
import { type SaveUser, userEditSchema, userValueText } from './editUserForm.ts';
import { VersionChoice } from './VersionChoice.tsx';

export interface EditUserModalProps extends UserChoices {
  /** Stored user. Later changes are ignored while the dialog is open. */
  user: User;
  /** The user edits their own account, which cannot be locked. */
  isOwn: boolean;
  /** Saves the user, unless someone else has saved it in the meantime (conflict). */
  onSave: SaveUser;
  /** Called when the user has been saved or the form was canceled. */
  onClose: FormModalProps<never, never>['onClose'];
}

/** State of the edit. */
interface Editing {
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
 * @see docs/domain/users.md, "Two people at once"
 */
export function EditUserModal({ user, isOwn, companies, startPages, onSave, onClose }: EditUserModalProps) {
  const [{ base, theirs, merge }, setEditing] = useState<Editing>({ base: user, theirs: null, merge: null });

  async function save(values: UserEditValues): Promise<SubmitResult<UserEditValues>> {
    const answer = await onSave({ user: theirs ?? base, values: withCompanyName(values, companies) });
    if (!answer.ok) return answer;
    if (!answer.data.theirs) return { ok: true };
    setEditing({ base, theirs: answer.data.theirs, merge });
    return { ok: false, message: 'This has not been saved: somebody else has changed the user.' };
  }

  function goOnFromTheirs(mine: UserEditValues) {
    if (!theirs) return;
    const versions = { base: userEditValues(base), theirs: userEditValues(theirs), mine };
    setEditing({ base: theirs, theirs: null, merge: mergeUserEdits(versions) });
  }

  const yours = (field: ComparedUserField) => {
    const replaced = merge?.replaced[field];
    return replaced === undefined ? undefined : `Yours was: ${userValueText(replaced)}`;
  };
  return (
    <FormModal
      key={base.rowVersion}
      title={`Edit user ${base.username}`}
      submitLabel={theirs ? 'Save mine over theirs' : 'Save'}
      schema={userEditSchema}
      defaultValues={userEditValues(base)}
      unsavedValues={merge?.values}
      submitDisabledReason={(values) => firstMistake(validateUserEdit(values))}
      onSubmit={save}
      onClose={onClose}
    >
      {theirs && <VersionChoice base={base} theirs={theirs} onContinue={goOnFromTheirs} />}
      <LabelledInput label="User Name">
        {(input) => (
          <TextInput {...input} readOnly data-read-only value={base.username} style={{ width: '100%' }} />
        )}
      </LabelledInput>
      <TextField name="email" label="Email" type="email" maxLength={EMAIL_MAX_LENGTH} help={yours('email')} />
      <TextField
        name="firstName"
        label="First Name"
        maxLength={userMaxLengths.name}
        help={yours('firstName')}
      />
      <TextField name="lastName" label="Last Name" maxLength={userMaxLengths.name} help={yours('lastName')} />
      <CompanyField companies={companies} help={yours('companyAbbrev')} />
      <TextField name="department" label="Department" maxLength={100} help={yours('department')} />
      <StartPageField startPages={startPages} help={yours('startPage')} />
      <TextField
        name="password"
        label="New Password"
        type="password"
        maxLength={PASSWORD_MAX_LENGTH}
        autoComplete="new-password"
        help="Empty: the password stays"
      />
      <CheckboxField
        name="isLockedOut"
        label="Locked Out"
        readOnly={isOwn}
        help={
          isOwn
            ? 'Your own account cannot be locked'
            : (yours('isLockedOut') ?? 'A locked user cannot log in')
        }
      />
      <TextField
        name="comment"
        label="Comment"
        rows={3}
        maxLength={4_000}
        help={yours('comment')}
        span="row"
      />
    </FormModal>
  );
}
