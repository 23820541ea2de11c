import { ALL_COMPANIES, type Company, type StartPage } from '@portal/domain';
import { Button } from '../../controls/Button/Button.tsx';
import { type AsyncState, getShownData } from '../../feedback/AsyncState.ts';
import { SelectField } from '../../forms/fields/SelectField/SelectField.tsx';

export interface UserFormOptions {
  /** Companies a user can belong to. */
  companies: AsyncState<readonly Company[]>;
  /** Start pages to choose from. */
  startPages: AsyncState<readonly StartPage[]>;
}

/** Select for the company of a user. */
export function CompanyField({ companies, help }: Pick<UserFormOptions, 'companies'> & { help?: string }) {
  return (
    <SelectField
      name="companyAbbrev"
      label="Company"
      options={getData(companies).map((company) => ({
        value: company.companyAbbrev,
        label: formatCompany(company),
      }))}
      help={<OptionsStatus subject="the companies" state={companies} help={help} />}
    />
  );
}

/** Select for the start page, or none. */
export function StartPageField({
  startPages,
  help,
}: Pick<UserFormOptions, 'startPages'> & { help?: string }) {
  const options = getData(startPages).map(({ startPage1, startPageUrl }) => ({
    value: startPageUrl,
    label: startPage1,
  }));
  return (
    <SelectField
      name="startPage"
      label="Start Page"
      options={[{ value: '', label: 'None' }, ...options]}
      help={<OptionsStatus subject="the start pages" state={startPages} help={help} />}
    />
  );
}

/** Label of a company: `JAS – Craft Retail`. */
export function formatCompany({ companyAbbrev, companyName }: Company): string {
  if (companyAbbrev === ALL_COMPANIES) return companyName;
  return companyName ? `${companyAbbrev} – ${companyName}` : companyAbbrev;
}

/** Adds the name of the chosen company, which the API expects with its abbreviation. */
export function withCompanyName<Values extends { companyAbbrev: string; company: string }>(
  values: Values,
  companies: UserFormOptions['companies'],
): Values {
  const selectedCompany = getData(companies).find(
    ({ companyAbbrev }) => companyAbbrev === values.companyAbbrev,
  );
  return selectedCompany ? { ...values, company: selectedCompany.companyName } : values;
}

/** First error of a form as the reason why it cannot be submitted; `null` if valid. */
export function getFirstError(errors: Readonly<Record<string, string | undefined>>): string | null {
  return Object.values(errors).find(Boolean) ?? null;
}

interface OptionsStatusProps {
  subject: string;
  state: AsyncState<unknown>;
  help?: string | undefined;
}

/** Loading state or error of the options, with a retry button. */
export function OptionsStatus({ subject, state, help }: OptionsStatusProps) {
  if (state.status === 'loading') return '[working...]';
  if (state.status !== 'failed') return help;
  const { message, retry, action } = state;
  const buttonAction = action ?? (retry && { label: 'Retry', onSelect: retry });
  return (
    <>
      {`Couldn't load ${subject}: ${message}`}{' '}
      {buttonAction && <Button onClick={buttonAction.onSelect}>{buttonAction.label}</Button>}
    </>
  );
}

/** The rows, or none until they are loaded. */
export function getData<Row>(state: AsyncState<readonly Row[]>): readonly Row[] {
  return getShownData(state) ?? [];
}
