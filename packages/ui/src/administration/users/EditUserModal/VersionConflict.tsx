import { findUserDifferences, toUserEditValues, type User, type UserEditValues } from '@portal/domain';
import { useEffect, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from '@mui/material/styles';
import { Button } from '../../../controls/Button/Button.tsx';
import { useFormFields } from '../../../forms/Form/formContext.ts';
import { userFieldLabels, formatUserValue } from './editUserForm.ts';

export interface VersionConflictProps {
  /** Version when the form was opened. */
  base: User;
  /** Version that someone else has saved since. */
  theirs: User;
  /** Called to continue from their version, with the current form values. */
  onContinue: (mine: UserEditValues) => void;
}

const Root = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '8px 12px 12px',
  marginBottom: 8,
  border: `1px solid ${theme.vars.palette.warning.main}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& h3': { ...theme.typography.body1, fontWeight: 600, margin: 0 },
  '& p': { margin: '4px 0 8px' },
  '& table': { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', marginBottom: 12 },
  '& th, & td': {
    padding: '4px 8px 4px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${theme.vars.palette.portal.hairline}`,
  },
  '& thead th': { color: theme.vars.palette.text.secondary },
  '& tbody th': { fontWeight: 500 },
  '& [data-changed="true"]': { fontWeight: 600 },
}));

/** Compares both versions of a user field by field, and lets the user continue from the newer one. */
export function VersionConflict({ base, theirs, onContinue }: VersionConflictProps) {
  const { control } = useFormFields('VersionConflict');
  const mine = useWatch({ control }) as UserEditValues;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // Not a button: an Enter meant for the form must not decide anything.
  useEffect(() => headingRef.current?.focus(), []);

  const versions = { base: toUserEditValues(base), theirs: toUserEditValues(theirs), mine };
  const differences = findUserDifferences(versions);
  return (
    <Root data-span="row" aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} ref={headingRef}>
        Someone else changed this user since you opened it
      </h3>
      {differences.length === 0 ? (
        <p>Their version is the same as yours.</p>
      ) : (
        <>
          <p>Your changes are not saved. Differences are in bold.</p>
          <table>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Current</th>
                <th scope="col">Yours</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ field, changedBy }) => (
                <tr key={field}>
                  <th scope="row">{userFieldLabels[field]}</th>
                  <td data-changed={changedBy !== 'me'}>{formatUserValue(versions.theirs[field])}</td>
                  <td data-changed={changedBy !== 'them'}>{formatUserValue(mine[field])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <Button onClick={() => onContinue(mine)}>Continue from their version</Button>
    </Root>
  );
}
