import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { type RootProps, styled, useThemeProps } from '../../theme/styled.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { useFormProgress } from './formContext.ts';
import { FormStatusLine } from './FormStatusLine.tsx';
import { useFormLocaleText } from './formLocaleText.ts';

export interface FormActionsProps extends RootProps<HTMLDivElement> {
  /** Label of the submit button, such as `Add Mailer`. Default `Save`. */
  submitLabel?: string;
  /** `destructive`: submitting cannot be undone; `default`: another form of the page has the primary button. Default `primary`. */
  submitVariant?: 'primary' | 'default' | 'destructive';
  /** `end` for dialogs: buttons at the right, submit last. Default `start`. */
  align?: 'start' | 'end';
}

const Root = styled('div', { name: 'PortalFormActions', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  flex: 1,
  '& > .PortalForm-status': { flex: '1 1 0', minWidth: 0, maxWidth: '72ch', padding: '0 4px' },
  '&[data-align="end"]': { justifyContent: 'flex-end' },
  '&[data-align="end"] > .PortalForm-status': { paddingInlineStart: 0, marginInlineEnd: 'auto' },
  // The status wraps to its own line if it does not fit beside the buttons.
  '& > .PortalForm-status:has(p)': { flexBasis: 200 },
  // Not between the buttons of a dialog.
  '@media (max-width: 600px)': { '&[data-align="end"] > .PortalForm-status:has(p)': { flexBasis: '100%' } },
});

/** Buttons of a form, with its status beside them. */
export function FormActions(inProps: FormActionsProps) {
  const strings = useFormLocaleText();
  const props = useThemeProps({ props: inProps, name: 'PortalFormActions' });
  const { submitLabel = strings.submit, submitVariant = 'primary', align = 'start', ...root } = props;
  const { isBusy, cancel, submitDisabledReason, status } = useFormProgress('FormActions');
  const overwrites = status.kind === 'failed' && status.conflict !== undefined;
  const values = useWatch({ disabled: !submitDisabledReason });
  const reason = submitDisabledReason?.(values) ?? null;
  const id = useId();
  const submitButton = (
    <Button
      type="submit"
      variant={overwrites ? 'destructive' : submitVariant}
      aria-disabled={isBusy || reason !== null}
      aria-busy={isBusy}
      aria-describedby={reason === null ? undefined : id}
      title={reason ?? undefined}
    >
      {overwrites ? strings.overwriteTheirs : submitLabel}
    </Button>
  );
  const cancelButton = cancel && (
    <Button busy={isBusy} onClick={cancel}>
      {strings.cancel}
    </Button>
  );
  const statusLine = (
    <div className="PortalForm-status">
      <FormStatusLine reason={reason} reasonId={id} />
    </div>
  );
  return align === 'start' ? (
    <Root {...root}>
      {submitButton}
      {cancelButton}
      {statusLine}
    </Root>
  ) : (
    <Root {...root} data-align="end">
      {statusLine}
      {cancelButton}
      {submitButton}
    </Root>
  );
}
