import type { Company, StartPage } from '@portal/domain';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { type Option, SelectField } from '../../forms/fields/SelectField/SelectField.tsx';

/** What the forms of users offer to choose from. */
export interface UserChoices {
  /** Companies a user can belong to. */
  companies: AsyncState<readonly Company[]>;
  /** Pages that can open after the login. */
  startPages: AsyncState<readonly StartPage[]>;
}

/** The company of a user: each by its abbreviation and name. */
export function CompanyField({ companies, help }: Pick<UserChoices, 'companies'> & { help?: string }) {
  const options = optionsOf(companies, ({ companyAbbrev, companyName }) => ({
    value: companyAbbrev,
    label: companyText({ companyAbbrev, companyName }),
  }));
  return (
    <SelectField
      name="companyAbbrev"
      label="Company"
      options={options}
      help={<ChoiceHelp what="The companies" state={companies} help={help} />}
    />
  );
}

/** The page that is opened first after the login, or none. */
export function StartPageField({ startPages, help }: Pick<UserChoices, 'startPages'> & { help?: string }) {
  const options = optionsOf(startPages, ({ startPage1, startPageUrl }) => ({
    value: startPageUrl,
    label: startPage1,
  }));
  return (
    <SelectField
      name="startPage"
      label="Start Page"
      options={[{ value: '', label: 'None' }, ...options]}
      help={<ChoiceHelp what="The start pages" state={startPages} help={help} />}
    />
  );
}

/** A company as it is offered: `JAS – Craft Retail`. */
export function companyText({ companyAbbrev, companyName }: Company): string {
  return companyName ? `${companyAbbrev} – ${companyName}` : companyAbbrev;
}

/** Values of a user with the name of the chosen company, which is sent beside its abbreviation. */
export function withCompanyName<Values extends { companyAbbrev: string; company: string }>(
  values: Values,
  companies: UserChoices['companies'],
): Values {
  const chosen = dataOf(companies).find(({ companyAbbrev }) => companyAbbrev === values.companyAbbrev);
  return chosen ? { ...values, company: chosen.companyName } : values;
}

/** The first mistake among those of a form, as the reason why it cannot be sent; `null` when there is none. */
export function firstMistake(mistakes: Readonly<Record<string, string | undefined>>): string | null {
  return Object.values(mistakes).find(Boolean) ?? null;
}

interface ChoiceHelpProps {
  what: string;
  state: AsyncState<unknown>;
  help: string | undefined;
}

/** Says why there is nothing to choose from, and offers to try again. */
function ChoiceHelp({ what, state, help }: ChoiceHelpProps) {
  if (state.status === 'loading') return '[working...]';
  if (state.status !== 'failed') return help;
  const { message, retry, action } = state;
  const press = action ?? (retry && { label: 'Retry', onSelect: retry });
  return (
    <>
      {what} could not be loaded: {message}{' '}
      {press && (
        <PlainButton type="button" onClick={press.onSelect}>
          {press.label}
        </PlainButton>
      )}
    </>
  );
}

function optionsOf<Row>(state: AsyncState<readonly Row[]>, toOption: (row: Row) => Option): Option[] {
  return dataOf(state).map(toOption);
}

function dataOf<Row>(state: AsyncState<readonly Row[]>): readonly Row[] {
  return state.status === 'ready' ? state.data : [];
}
