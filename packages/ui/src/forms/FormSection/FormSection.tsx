import { type ReactNode, useId } from 'react';
import { type RootProps, styled } from '../../theme/styled.ts';
import { FieldGrid, sectionTitleMinWidth } from '../Form/FormGrid.tsx';

export interface FormSectionProps extends RootProps<HTMLFieldSetElement> {
  /** What the fields are about, such as `Sale period`. */
  title: string;
  /** Maximum number of columns; default 2. */
  columns?: 2 | 3;
  /** Fields. */
  children: ReactNode;
}

const Root = styled('fieldset')(({ theme }) => ({
  gridColumn: '1 / -1',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gap: '12px 24px',
  '& + &': { paddingTop: 24, borderTop: `1px solid ${theme.vars.palette.portal.hairline}` },
  // Room for a line of error above the hairline and above the next label.
  '&:has(+ &)': { paddingBottom: 8 },
  '& > [data-columns]': { rowGap: 24 },
  '& > .PortalFormSection-title': { fontWeight: 600 },
  [`@container (min-width: ${sectionTitleMinWidth}px)`]: {
    gridTemplateColumns: '176px minmax(0, 1fr)',
    '& > [data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
}));

/** Fields of a form that belong together, with their title above them or, where there is room, at their left. */
export function FormSection({ title, columns = 2, children, ...root }: FormSectionProps) {
  const id = useId();
  return (
    <Root {...root} aria-labelledby={id}>
      <div className="PortalFormSection-title" id={id}>
        {title}
      </div>
      <FieldGrid data-columns={columns}>{children}</FieldGrid>
    </Root>
  );
}
