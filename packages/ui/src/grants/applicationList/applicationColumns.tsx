import { useEffect, useRef } from 'react';
import { styled } from '../../theme/styled.ts';
import { formatInstantDay, formatPhone } from '@portal/domain';
import { formatAddressLine, type ApplicationListRow } from '@portal/domain/grants';
import type { Column } from '../../tables/Column.ts';

export interface ApplicationColumnsOptions {
  /** Called when an applicant's name was clicked. */
  onOpen: (choice: { applicationId: number }) => void;
  /** Application whose name is focused when the list is shown again. */
  focusedApplicationId?: number | null;
}

/** Columns of the list of applications. Memoize the result. */
export function createApplicationColumns({
  onOpen,
  focusedApplicationId,
}: ApplicationColumnsOptions): readonly Column<ApplicationListRow>[] {
  return [
    { field: 'applicationId', heading: 'ID', kind: 'id' },
    {
      field: 'name',
      heading: 'Applicant Name',
      kind: 'name',
      cell: ({ applicationId, name }) => (
        <NameButton
          name={name}
          shouldFocus={applicationId === focusedApplicationId}
          onPress={() => onOpen({ applicationId })}
        />
      ),
    },
    { id: 'address', heading: 'Address', value: formatAddressLine },
    { field: 'phone', heading: 'Phone', kind: 'code', format: formatPhone },
    { field: 'dateStamp', heading: 'Date', kind: 'day', format: formatInstantDay },
  ];
}

const Root = styled('button')(({ theme }) => ({
  maxWidth: '100%',
  padding: 0,
  border: 0,
  borderRadius: 2,
  background: 'transparent',
  color: theme.vars.palette.primary.main,
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outlineOffset: -1 },
  '@media (forced-colors: active)': { color: 'LinkText' },
}));

interface NameButtonProps {
  name: string;
  shouldFocus: boolean;
  onPress: () => void;
}

function NameButton({ name, shouldFocus, onPress }: NameButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (shouldFocus) button.current?.focus({ preventScroll: true });
  }, [shouldFocus]);
  return (
    <Root ref={button} type="button" dir="auto" onClick={onPress}>
      {name}
    </Root>
  );
}
