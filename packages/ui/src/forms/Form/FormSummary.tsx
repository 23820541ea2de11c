import { useId } from 'react';
import { get, useFormState } from 'react-hook-form';
import { type RootProps, styled, useThemeProps } from '../../theme/styled.ts';
import { CheckIcon } from '../../controls/icons.tsx';
import { useFormFields, useFormProgress } from './formContext.ts';
import { errorSurfaceStyles, textButtonStyles } from '../../theme/surfaceStyles.ts';
import { useFormLocaleText } from './formLocaleText.ts';

const Root = styled('section', { name: 'PortalFormSummary', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  padding: '6px 12px',
  marginBottom: 16,
  ...errorSurfaceStyles(theme),
  '& h2': { ...theme.typography.body2, fontWeight: 600, margin: 0 },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 12px', margin: 0, padding: 0, listStyle: 'none' },
  '& button': { ...textButtonStyles, color: theme.vars.palette.error.main },
  '& svg': { marginInlineEnd: 4, verticalAlign: '-2px', color: theme.vars.palette.success.main },
}));

export type FormSummaryProps = RootProps<HTMLElement>;

/**
 * Error summary after a submit with several invalid fields, with links to the fields. Fixed fields are
 * checked off, and the list stays until the next submit, so that the layout does not shift.
 */
export function FormSummary(inProps: FormSummaryProps) {
  const root = useThemeProps({ props: inProps, name: 'PortalFormSummary' });
  const strings = useFormLocaleText();
  const { invalidFieldNames } = useFormProgress('FormSummary');
  const { registry } = useFormFields('FormSummary');
  const { errors } = useFormState();
  const id = useId();
  if (invalidFieldNames.length < 2) return null;
  const isInvalid = (name: string) => get(errors, name) !== undefined;
  const invalidCount = invalidFieldNames.filter(isInvalid).length;
  return (
    <Root aria-labelledby={id} {...root}>
      <h2 id={id} aria-live="polite">
        {strings.errorSummary(invalidFieldNames.length, invalidCount)}
      </h2>
      <ul>
        {invalidFieldNames.map((name) => (
          <li key={name}>
            {isInvalid(name) ? (
              <button type="button" onClick={() => registry.focus(name)}>
                {registry.getLabel(name)}
              </button>
            ) : (
              <>
                <CheckIcon size={14} />
                {registry.getLabel(name)}
              </>
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}
