import { styled } from '@mui/material/styles';

export interface AccessEffectProps {
  /** User names of those who cannot open the page now and could after saving. */
  gains: readonly string[];
  /** User names of those who can open the page now and could not after saving. */
  loses: readonly string[];
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

const maxNamed = 12;

/** Preview of who would gain or lose access to a page by saving. */
export function AccessEffect({ gains, loses }: AccessEffectProps) {
  return (
    <Root aria-label="Effect" aria-live="polite">
      {gains.length === 0 && loses.length === 0 ? (
        <p>Nobody gains or loses the page.</p>
      ) : (
        <>
          {gains.length > 0 && <Line names={gains} what="gain" />}
          {loses.length > 0 && <Line names={loses} what="lose" />}
        </>
      )}
    </Root>
  );
}

function Line({ names, what }: { names: readonly string[]; what: 'gain' | 'lose' }) {
  const rest = names.length - maxNamed;
  return (
    <p>
      <b>
        {names.length} {names.length === 1 ? 'user' : 'users'} would {what} the page:
      </b>{' '}
      {names.slice(0, maxNamed).join(', ')}
      {rest > 0 && ` and ${rest} more`}
    </p>
  );
}
