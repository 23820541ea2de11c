import { useId } from 'react';
import { findCampaignErrorField, validateCampaign, type CampaignField } from '@portal/domain';
import { useFormState } from 'react-hook-form';
import { styled } from '../../theme/styled.ts';
import { errorSurfaceStyles, textButtonStyles } from '../../theme/surfaceStyles.ts';
import { useFormValues } from '../../forms/Form/useFormValues.ts';
import type { CampaignFormValues } from './campaignForm.ts';

export interface CampaignErrorsProps {
  /** Errors from the server for the last save. */
  serverErrors: readonly string[];
}

const Root = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '6px 12px',
  ...errorSurfaceStyles(theme),
  '& h3': { ...theme.typography.body2, display: 'inline', fontWeight: 600, marginInlineEnd: 8 },
  // A styled scrollbar is always visible.
  '& ul': {
    maxHeight: 120,
    overflow: 'auto',
    scrollbarWidth: 'thin',
    scrollbarColor: `${theme.vars.palette.error.main} transparent`,
    margin: 0,
    paddingBlock: 0,
    paddingInline: '16px 0',
  },
  '& button': { ...textButtonStyles, minHeight: 24, color: theme.vars.palette.error.main },
}));

/**
 * `Error List` of the campaign dialog: after the first save all current errors, and the server's errors for the last
 * save, each linking to its field.
 */
export function CampaignErrors({ serverErrors }: CampaignErrorsProps) {
  const { submitCount } = useFormState();
  const { values, focusField } = useFormValues<CampaignFormValues>();
  const id = useId();
  const errors: readonly { field: CampaignField | null; message: string }[] = [
    ...(submitCount === 0 ? [] : validateCampaign(values)),
    ...serverErrors.map((message) => ({ field: findCampaignErrorField(message), message })),
  ];
  if (errors.length === 0) return null;
  return (
    <Root role="alert" aria-labelledby={id}>
      <h3 id={id}>Error List</h3>
      {errors.length > 1 && `${errors.length} errors`}
      <ul>
        {errors.map(({ field, message }) => (
          <li key={message}>
            {field === null ? (
              message
            ) : (
              <button type="button" onClick={() => focusField(field)}>
                {message}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}
