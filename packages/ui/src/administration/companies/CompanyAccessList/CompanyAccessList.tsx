import { ALL_COMPANIES } from '@portal/domain';
import { styled } from '../../../theme/styled.ts';
import { Checkbox } from '../../../controls/Checkbox/Checkbox.tsx';
import { ToggleOutcome } from '../../access/ToggleOutcome.tsx';
import { ignoreSecondClick, type ToggleResult, type Toggles, useToggles } from '../../access/useToggles.ts';

/** A user's access to the data of a company. */
export interface CompanyAccessRow {
  /** Empty for all companies. */
  companyAbbrev: string;
  companyName: string;
  hasAccess: boolean;
  /** Always `false` without access. */
  mayAlter: boolean;
}

export interface CompanyAccessListProps {
  /** Accessible name of the list, such as `Companies of jdoe`. */
  label: string;
  /** In display order, with their saved states. */
  rows: readonly CompanyAccessRow[];
  /** Grants or revokes access; revoking it also revokes the right to alter. */
  onAccess: (change: { row: CompanyAccessRow; isOn: boolean }) => Promise<ToggleResult>;
  /** Grants or revokes the right to alter, if there is access. */
  onAlter: (change: { row: CompanyAccessRow; isOn: boolean }) => Promise<ToggleResult>;
}

const Root = styled('div')(({ theme }) => ({
  '& table': { ...theme.typography.body2, width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    height: theme.typography.pxToRem(theme.density.rowHeight),
    padding: '0 12px',
    borderBottom: `1px solid ${theme.vars.palette.portal.hairline}`,
    textAlign: 'start',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& thead th': {
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.portal.frame,
  },
  '& th:not(:first-of-type), & td': { width: 96, textAlign: 'center' },
  '& input': { verticalAlign: 'middle' },
  '& code': { marginInlineStart: 8, color: theme.vars.palette.text.secondary, fontFamily: 'inherit' },
  '& .PortalCompanyAccessList-outcome': { paddingBottom: 6 },
}));

/**
 * Table with an access and an alter checkbox per company. They are saved immediately and show the saved
 * state.
 */
export function CompanyAccessList({ label, rows, onAccess, onAlter }: CompanyAccessListProps) {
  const toggles = useToggles(async (key: string, isOn): Promise<ToggleResult> => {
    const [kind, abbreviation = ''] = key.split(':');
    const row = rows.find(({ companyAbbrev }) => companyAbbrev === abbreviation);
    if (!row) return { ok: false, message: 'This company is no longer in the list.' };
    return kind === 'alter' ? onAlter({ row, isOn }) : onAccess({ row, isOn });
  });

  return (
    <Root>
      <table aria-label={label} onClickCapture={ignoreSecondClick}>
        <thead>
          <tr>
            <th scope="col">Company</th>
            <th scope="col">Access</th>
            <th scope="col">Can Edit</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CompanyRow key={row.companyAbbrev} row={row} toggles={toggles} />
          ))}
        </tbody>
      </table>
    </Root>
  );
}

function CompanyRow({
  row,
  toggles: { states, toggle },
}: {
  row: CompanyAccessRow;
  toggles: Toggles<string>;
}) {
  const { companyAbbrev, companyName, hasAccess, mayAlter } = row;
  const keys = { access: `access:${companyAbbrev}`, alter: `alter:${companyAbbrev}` };
  const isSaving = (key: string) => states.get(key)?.status === 'saving';
  return (
    <tr>
      <th scope="row">
        {companyName}
        {companyAbbrev !== ALL_COMPANIES && <code>{companyAbbrev}</code>}
        {Object.values(keys).map((key) => {
          const state = states.get(key);
          return (
            state && (
              <div key={key} className="PortalCompanyAccessList-outcome">
                <ToggleOutcome id={key} label={companyName} state={state} toggle={toggle} />
              </div>
            )
          );
        })}
      </th>
      <td>
        <Checkbox
          aria-label={`Access to ${companyName}`}
          aria-busy={isSaving(keys.access)}
          checked={hasAccess}
          onChange={() => toggle(keys.access, !hasAccess)}
        />
      </td>
      <td>
        <Checkbox
          aria-label={`Can edit ${companyName}`}
          aria-busy={isSaving(keys.alter)}
          title={hasAccess ? undefined : 'Grant access first'}
          disabled={!hasAccess}
          checked={mayAlter}
          onChange={() => toggle(keys.alter, !mayAlter)}
        />
      </td>
    </tr>
  );
}
