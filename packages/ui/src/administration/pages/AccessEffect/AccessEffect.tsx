import { formatNumber, formatQuantity } from '@portal/domain';
import { styled } from '../../../theme/styled.ts';

export interface AccessEffectProps {
  /** User names of those who cannot open the page now and could after saving. */
  gainingUserNames: readonly string[];
  /** User names of those who can open the page now and could not after saving. */
  losingUserNames: readonly string[];
}

const Root = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: 56,
  padding: '8px 12px',
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.portal.frame,
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& p + p': { marginTop: 4 },
  '& b': { fontWeight: 600 },
}));

const maxListedNames = 12;

/** Preview of who would gain or lose access to a page by saving. */
export function AccessEffect({ gainingUserNames, losingUserNames }: AccessEffectProps) {
  return (
    <Root aria-label="Change in access" aria-live="polite">
      {gainingUserNames.length === 0 && losingUserNames.length === 0 ? (
        <p>No change in access</p>
      ) : (
        <>
          {gainingUserNames.length > 0 && <Line names={gainingUserNames} verb="gain" />}
          {losingUserNames.length > 0 && <Line names={losingUserNames} verb="lose" />}
        </>
      )}
    </Root>
  );
}

function Line({ names, verb }: { names: readonly string[]; verb: 'gain' | 'lose' }) {
  const hiddenCount = names.length - maxListedNames;
  return (
    <p>
      <b>{`${formatQuantity(names.length, 'user')} ${names.length === 1 ? `${verb}s` : verb} access:`}</b>{' '}
      {names.slice(0, maxListedNames).join(', ')}
      {hiddenCount > 0 && ` and ${formatNumber(hiddenCount)} more`}
    </p>
  );
}
