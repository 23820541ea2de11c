import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Localized, styled } from '../../theme/styled.ts';
import { FormActions } from '../Form/FormActions.tsx';
import { FormConflict } from '../Form/FormConflict.tsx';
import { FormGrid } from '../Form/FormGrid.tsx';
import { FormRoot } from '../Form/FormRoot.tsx';
import type { FormLocaleText } from '../Form/formLocaleText.ts';
import { FormSummary } from '../Form/FormSummary.tsx';
import type { FormModelOptions } from '../Form/FormModel.ts';
import { useFormModel } from '../Form/useFormModel.ts';
import { ModalBody } from '../../modals/Modal/ModalBody.tsx';
import {
  ModalActions,
  ModalFrame,
  type ModalRootProps,
  type ModalSize,
} from '../../modals/Modal/ModalFrame.tsx';

export interface FormModalProps<Values extends FieldValues, Output>
  extends
    Omit<FormModelOptions<Values, Output>, 'onCancel' | 'onSaved'>,
    ModalRootProps,
    Localized<FormLocaleText> {
  /** Verb and object, such as `Edit user jdoe`. */
  title: string;
  /** Default `medium` with two columns; `small` has one, `large` three. */
  size?: ModalSize;
  /** Default `Save`. */
  submitLabel?: string;
  /**
   * Called after a successful submit (`saved`), or when the dialog was canceled by `Cancel`, the close
   * button, Esc or the overlay, with unsaved changes only after a confirmation.
   */
  onClose: (request: { reason: 'saved' | 'canceled' }) => void;
  /** Content above the fields after a submit with errors; default: links to the invalid fields. */
  summary?: ReactNode;
  /** Fields from `fieldsFor` with the same schema. */
  children: ReactNode;
}

const ModalForm = styled(FormRoot)({
  flex: '1 1 auto',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
});

/** Above the part that scrolls, so that errors stay in view while they are fixed. */
const SummaryArea = styled('div')({
  flex: 'none',
  '& > *': { margin: '12px 16px 0' },
});

/**
 * Form in a dialog. It stays open with all input when saving fails, and asks before it discards unsaved
 * changes.
 * @alias form dialog, edit dialog
 */
export function FormModal<Values extends FieldValues, Output>({
  title,
  size,
  submitLabel,
  onClose,
  summary,
  children,
  ref,
  sx,
  className,
  style,
  id,
  slots,
  slotProps,
  localeText,
  ...options
}: FormModalProps<Values, Output>) {
  const cancel = () => onClose({ reason: 'canceled' });
  const model = useFormModel({
    ...options,
    onCancel: cancel,
    onSaved: () => onClose({ reason: 'saved' }),
  });
  return (
    <ModalFrame
      {...{ ref, sx, className, style, id, slots, slotProps }}
      title={title}
      size={size}
      onClose={() => (model.progress.cancel ?? cancel)()}
    >
      <ModalForm model={model} aria-label={title} localeText={localeText}>
        <SummaryArea>
          {summary ?? <FormSummary />}
          <FormConflict />
        </SummaryArea>
        <ModalBody>
          <FormGrid columns={size === 'large' ? 3 : 2}>{children}</FormGrid>
        </ModalBody>
        <ModalActions>
          <FormActions submitLabel={submitLabel} align="end" />
        </ModalActions>
      </ModalForm>
    </ModalFrame>
  );
}
