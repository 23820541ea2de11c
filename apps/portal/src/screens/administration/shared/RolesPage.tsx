import { ChoiceList, NameForm, type NameFormProps, Panes } from '@portal/ui/administration';
import { AsyncContent, type AsyncState, getShownData, type SubmitResponse } from '@portal/ui/feedback';
import { Page } from '@portal/ui/layout';
import type { ReactNode } from 'react';
import { formatCount } from '../../../lists/formatCount.ts';
import { textParam, urlState } from '../../../url/urlState.ts';
import { useUrlState } from '../../../url/useUrlState.ts';

const roleInUrl = urlState({ role: textParam });

interface RolesPageProps {
  title: string;
  /** What one and several of them are called: `['server role', 'server roles']`. */
  nouns: readonly [one: string, many: string];
  validate: NameFormProps['validate'];
  /** Names of the existing ones. */
  roles: AsyncState<readonly string[]>;
  /** What the selection of a role is for, shown while none is selected. */
  hint: string;
  /** Called before a role is selected. */
  onSelect?: () => void;
  /** Adds a role; its data has the name as it is stored. */
  onAdd: (name: string) => Promise<SubmitResponse<{ rolename: string } | undefined>>;
  /** Shown while no role is selected, or one that does not exist. */
  renderOverview: (names: readonly string[], hint: string) => ReactNode;
  /** Shown for the selected role. */
  renderRole: (name: string) => ReactNode;
}

/** Roles of a kind, of which one is selected in the URL. */
export function RolesPage(props: RolesPageProps) {
  const { title, nouns, validate, roles, hint, onSelect, onAdd, renderOverview, renderRole } = props;
  const [{ role }, show] = useUrlState(roleInUrl);
  const [one, many] = nouns;
  const label = `${many.charAt(0).toUpperCase()}${many.slice(1)}`;
  const names = getShownData(roles);
  const isUnknown = role !== null && names?.includes(role) === false;

  function select(name: string | null) {
    onSelect?.();
    show({ role: name });
  }

  async function add({ name }: { name: string }) {
    const result = await onAdd(name);
    if (result.ok) select(result.data?.rolename ?? name);
    return result;
  }

  return (
    <Page title={title} count={formatCount(roles, one, many)}>
      {roles.status === 'failed' && !names ? (
        // One error for both panes.
        <AsyncContent label={label} state={roles} />
      ) : (
        <Panes
          master={
            <>
              <NameForm label={`New ${one}`} buttonLabel={`Add ${one}`} validate={validate} onAdd={add} />
              <AsyncContent label={label} state={roles} fillHeight>
                {(all) => (
                  <ChoiceList
                    label={label}
                    choices={all.map((name) => ({ name }))}
                    selectedName={role}
                    onSelect={({ name }) => select(name)}
                  />
                )}
              </AsyncContent>
            </>
          }
        >
          {role !== null && !isUnknown
            ? renderRole(role)
            : names &&
              renderOverview(names, isUnknown ? `This ${one} does not exist. Select another one.` : hint)}
        </Panes>
      )}
    </Page>
  );
}
