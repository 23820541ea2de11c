import { formatInstantDay, fullName, type User } from '@portal/domain';
import { useWatch } from 'react-hook-form';
import { styled } from '@mui/material/styles';
import type { AsyncState } from '../../../feedback/AsyncState.ts';
import { ErrorBanner } from '../../../feedback/ErrorBanner/ErrorBanner.tsx';
import { fieldsFor } from '../../../forms/fieldsFor.ts';
import { Form } from '../../../forms/Form/Form.tsx';
import { useFormFields } from '../../../forms/Form/formContext.ts';
import { schemaFromRules } from '../../../forms/FormSchema.ts';

export interface TerminateUserFormProps {
  /** All users. */
  users: AsyncState<readonly User[]>;
  /** Why a user cannot be terminated; `undefined` if they can. */
  refusal: (user: User) => string | undefined;
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

const Found = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: '1.5em',
  margin: 0,
  overflowWrap: 'anywhere',
}));

/** Form for choosing a user to terminate by name, ignoring case and surrounding blanks. */
export function TerminateUserForm({ users, refusal, onTerminate, onCancel }: TerminateUserFormProps) {
  const find = (username: string) => {
    const wanted = username.trim().toLowerCase();
    if (users.status !== 'ready') return undefined;
    return users.data.find((user) => user.username.toLowerCase() === wanted);
  };
  const reason = ({ username }: NameValues): string | null => {
    if (users.status === 'loading') return 'The users are being loaded';
    if (users.status === 'failed') return 'The users could not be loaded';
    if (username.trim() === '') return 'Type the name of a user';
    const user = find(username);
    return user ? (refusal(user) ?? null) : 'There is no user with this name';
  };
  return (
    <>
      {users.status === 'failed' && (
        <div style={{ marginBottom: 12 }}>
          <ErrorBanner message={users.message} onRetry={users.retry} action={users.action} />
        </div>
      )}
      <Form
        label="Terminate Customer Care User"
        submitLabel="Terminate user"
        schema={nameSchema}
        defaultValues={{ username: '' }}
        submitDisabledReason={reason}
        onSubmit={({ username }) => {
          const user = find(username);
          if (user) onTerminate(user);
          return { ok: true };
        }}
        onCancel={onCancel}
      >
        <TextField name="username" label="User Name" maxLength={256} />
        <NamedUser find={find} />
      </Form>
    </>
  );
}

/** Details of the user with the typed name. */
function NamedUser({ find }: { find: (username: string) => User | undefined }) {
  const { control } = useFormFields('NamedUser');
  const user = find(String(useWatch({ control, name: 'username' })));
  return (
    <Found aria-live="polite" data-span="row">
      {user &&
        [fullName(user), user.company, `last login ${formatInstantDay(user.lastLoginDate)}`].join(' · ')}
    </Found>
  );
}
