import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { type RootProps, styled, useThemeProps } from '../../theme/styled.ts';

/** A property of what is described. */
export interface DescriptionItem {
  /** Unique in its list. */
  label: string;
  /** Without one, `emptyText` is shown. */
  value: ReactNode;
}

export interface DescriptionListProps extends RootProps<HTMLDListElement> {
  /** In display order. */
  items: readonly DescriptionItem[];
  /** Where the labels are: in a column of their own, or each above its value. Default `beside`. */
  labels?: 'beside' | 'above';
  /** Shown for a missing value; default `—`. */
  emptyText?: string;
  /** Additional props of every `dt` and `dd`. */
  slotProps?: { label?: ComponentPropsWithoutRef<'dt'>; value?: ComponentPropsWithoutRef<'dd'> };
}

const Root = styled('dl', { name: 'PortalDescriptionList', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gap: '6px 16px',
  margin: 0,
  '& dt, & .PortalDescriptionList-empty': { color: theme.vars.palette.text.secondary },
  '& dd': { minWidth: 0, margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '&[data-labels="beside"]': {
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    '& > div': { display: 'contents' },
  },
  '&[data-labels="above"] dt': { ...theme.typography.caption, marginBottom: 2, fontWeight: 500 },
}));

/**
 * The properties of a record: labels with their values, as terms and definitions.
 * @alias details, key-value list, properties, definition list
 */
export function DescriptionList(inProps: DescriptionListProps) {
  const props = useThemeProps({ props: inProps, name: 'PortalDescriptionList' });
  const { items, labels = 'beside', emptyText = '—', slotProps, ...root } = props;
  return (
    <Root {...root} data-labels={labels}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt {...slotProps?.label}>{label}</dt>
          <dd {...slotProps?.value}>
            {value || value === 0 ? value : <span className="PortalDescriptionList-empty">{emptyText}</span>}
          </dd>
        </div>
      ))}
    </Root>
  );
}
