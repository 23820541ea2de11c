import type { Company, StartPage } from '@portal/domain';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { type Option, SelectField } from '../../forms/fields/SelectField/SelectField.tsx';

/** Options of user forms. */
export interface UserChoices {
  /** Companies a user can belong to. */
  companies: AsyncState<readonly Company[]>;
  /** Start pages to choose from. */
  startPages: AsyncState<readonly StartPage[]>;
}

/** Select for the company of a user. */
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

/** Select for the start page, or none. */
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

/** Label of a company: `JAS – Craft Retail`. */
export function companyText({ companyAbbrev, companyName }: Company): string {
  return companyName ? `${companyAbbrev} – ${companyName}` : companyAbbrev;
}

/** Adds the name of the chosen company, which the API expects with its abbreviation. */
export function withCompanyName<Values extends { companyAbbrev: string; company: string }>(
  values: Values,
  companies: UserChoices['companies'],
): Values {
  const chosen = dataOf(companies).find(({ companyAbbrev }) => companyAbbrev === values.companyAbbrev);
  return chosen ? { ...values, company: chosen.companyName } : values;
}

/** First error of a form as the reason why it cannot be submitted; `null` if valid. */
export function firstMistake(mistakes: Readonly<Record<string, string | undefined>>): string | null {
  return Object.values(mistakes).find(Boolean) ?? null;
}

interface ChoiceHelpProps {
  what: string;
  state: AsyncState<unknown>;
  help: string | undefined;
}

/** Loading state or error of the options, with a retry button. */
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
