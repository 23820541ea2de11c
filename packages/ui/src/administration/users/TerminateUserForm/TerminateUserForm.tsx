import { formatInstantDay, formatFullName, type User } from '@portal/domain';
import { styled } from '../../../theme/styled.ts';
import type { AsyncState } from '../../../feedback/AsyncState.ts';
import { FailureBanner } from '../../../feedback/FailureBanner/FailureBanner.tsx';
import { fieldsFor } from '../../../forms/fieldsFor.ts';
import { Form } from '../../../forms/Form/Form.tsx';
import { useFormValues } from '../../../forms/Form/useFormValues.ts';
import { schemaFromRules } from '../../../forms/FormSchema.ts';
import { findUserByName } from '../../access/UserPicker/UserNameInput.tsx';

export interface TerminateUserFormProps {
  /** All users. */
  users: AsyncState<readonly User[]>;
  /** Why a user cannot be terminated; `undefined` if they can. */
  getBlockedReason: (user: User) => string | undefined;
  /** Asks for confirmation and terminates the user. */
  onTerminate: (user: User) => void;
  /** Called when the form is canceled. */
  onCancel: () => void;
}

interface NameValues {
  username: string;
}

const nameSchema = schemaFromRules<NameValues>(() => ({}));
const { TextField } = fieldsFor(nameSchema);

const UserDetails = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: '1.5em',
  margin: 0,
  overflowWrap: 'anywhere',
}));

/** Form for choosing a user to terminate by name, ignoring case and surrounding blanks. */
export function TerminateUserForm({
  users,
  getBlockedReason,
  onTerminate,
  onCancel,
}: TerminateUserFormProps) {
  const loadedUsers = users.status === 'ready' ? users.data : [];
  const findUser = (username: string) => findUserByName(loadedUsers, username);
  const getSubmitDisabledReason = ({ username }: NameValues): string | null => {
    if (users.status === 'loading') return 'Users are loading';
    if (users.status === 'failed') return "Couldn't load the users";
    if (username.trim() === '') return 'Enter a user name';
    const user = findUser(username);
    return user ? (getBlockedReason(user) ?? null) : 'No such user';
  };
  return (
    <>
      {users.status === 'failed' && (
        <FailureBanner label="Users" failure={users} style={{ marginBottom: 12 }} />
      )}
      <Form
        label="Terminate Customer Care User"
        submitLabel="Terminate user"
        submitVariant="destructive"
        schema={nameSchema}
        defaultValues={{ username: '' }}
        submitDisabledReason={getSubmitDisabledReason}
        onSubmit={({ username }) => {
          const user = findUser(username);
          if (user) onTerminate(user);
          return { ok: true };
        }}
        onCancel={onCancel}
      >
        <TextField
          name="username"
          label="User Name"
          maxLength={256}
          suggestions={loadedUsers.map((user) => ({ value: user.username, label: formatFullName(user) }))}
        />
        <SelectedUserDetails findUser={findUser} />
      </Form>
    </>
  );
}

/** Details of the user with the typed name. */
function SelectedUserDetails({ findUser }: { findUser: (username: string) => User | undefined }) {
  const { values } = useFormValues<NameValues>();
  const user = findUser(values.username);
  return (
    <UserDetails aria-live="polite" data-span="row">
      {user &&
        [formatFullName(user), user.company, `last login ${formatInstantDay(user.lastLoginDate)}`].join(
          ' · ',
        )}
    </UserDetails>
  );
}
