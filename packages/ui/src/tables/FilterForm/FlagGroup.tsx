import { styled } from '../../theme/styled.ts';
import { Checkbox } from '../../controls/Checkbox/Checkbox.tsx';
import { FieldSet } from '../../controls/LabeledInput/LabeledInput.tsx';
import type { FlagFilter, ListSearch } from './listFilters.ts';

const Root = styled(FieldSet)(({ theme }) => ({
  '& legend': { minHeight: theme.typography.caption.lineHeight },
  '& div': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    height: theme.typography.pxToRem(theme.density.controlHeight),
  },
  '& label': { gap: 6, whiteSpace: 'nowrap' },
}));

interface FlagGroupProps {
  /** At least one; the first one has the label of the group. */
  flags: readonly FlagFilter[];
  search: ListSearch;
  onChange: (name: string, text: string, filter: FlagFilter) => void;
}

/** On/off filters in a row below their group label. */
export function FlagGroup({ flags, search, onChange }: FlagGroupProps) {
  return (
    <Root>
      <legend>{flags[0]?.group}</legend>
      <div>
        {flags.map((flag) => (
          <Checkbox
            key={flag.name}
            label={flag.label}
            name={flag.name}
            checked={search[flag.name] === '1'}
            onChange={(event) => onChange(flag.name, event.target.checked ? '1' : '0', flag)}
          />
        ))}
      </div>
    </Root>
  );
}
