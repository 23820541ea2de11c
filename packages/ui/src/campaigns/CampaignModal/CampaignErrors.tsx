import { useId } from 'react';
import { validateCampaign } from '@portal/domain';
import { useFormState, useWatch } from 'react-hook-form';
import { styled } from '@mui/material/styles';
import { useFormFields } from '../../forms/Form/formContext.ts';
import type { CampaignFormValues } from './campaignForm.ts';

export interface CampaignErrorsProps {
  /** Errors from the server for the last save. */
  serverErrors: readonly string[];
}

const Root = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '6px 12px',
  marginBottom: 12,
  maxHeight: 140,
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.error.main}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.portal.errorSurface,
  '& h3': { ...theme.typography.body2, fontWeight: 600, margin: 0 },
  '& ul': { margin: 0, padding: '0 0 0 16px' },
  '& button': {
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.error.main,
    textAlign: 'left',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
  },
}));

/**
 * `Error List` of the campaign dialog: after the first save all current errors, each linking to its field,
 * and the server's errors for the last save.
 */
export function CampaignErrors({ serverErrors }: CampaignErrorsProps) {
  const { control, registry } = useFormFields('CampaignErrors');
  const { submitCount } = useFormState({ control });
  const values = useWatch({ control }) as CampaignFormValues;
  const id = useId();
  const errors = submitCount === 0 ? [] : validateCampaign(values);
  if (errors.length === 0 && serverErrors.length === 0) return null;
  return (
    <Root role="alert" aria-labelledby={id}>
      <h3 id={id}>Error List</h3>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={message}>
            <button type="button" onClick={() => registry.focus(field)}>
              {message}
            </button>
          </li>
        ))}
        {serverErrors.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Root>
  );
}
