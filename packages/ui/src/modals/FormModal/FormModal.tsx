import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { styled } from '@mui/material/styles';
import { FormActions } from '../../forms/Form/FormActions.tsx';
import { FormGrid } from '../../forms/Form/FormGrid.tsx';
import { FormRoot } from '../../forms/Form/FormRoot.tsx';
import type { FormWords } from '../../forms/Form/formWords.ts';
import { FormSummary } from '../../forms/Form/FormSummary.tsx';
import { type FormModelOptions, useFormModel } from '../../forms/Form/useFormModel.ts';
import { ModalBody } from '../Modal/ModalBody.tsx';
import { ModalActions, ModalFrame, type ModalRootProps, type ModalSize } from '../Modal/ModalFrame.tsx';

export interface FormModalProps<Values extends FieldValues, Output>
  extends Omit<FormModelOptions<Values, Output>, 'onCancel' | 'onSaved'>, ModalRootProps {
  /** The act and the thing: `Edit user jdoe`. */
  title: string;
  /** Default `medium`, which has two columns; `small` has one, `large` three. */
  size?: ModalSize;
  /** Default `Save`. */
  submitLabel?: string;
  /**
   * Time to close: after a submit that succeeded (`saved`), else by `Cancel`, the cross, Esc or the overlay, when
   * nothing had been changed or the user gave the changes up.
   */
  onClose: (request: { reason: 'saved' | 'cancelled' }) => void;
  /** What stands above the fields after a submit with mistakes; default: the names of the wrong fields. */
  summary?: ReactNode;
  /** Other words than the English ones; at module scope or memoised. */
  localeText?: Partial<FormWords>;
  /** Fields, made by `fieldsFor` of the same schema. */
  children: ReactNode;
}

const Column = styled(FormRoot)({
  flex: '1 1 auto',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
});

/** A form in a dialog. A failed save keeps it open with everything typed; unsaved changes are not dropped unasked. */
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
  const cancel = () => onClose({ reason: 'cancelled' });
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
      <Column model={model} aria-label={title} localeText={localeText}>
        <ModalBody>
          {summary ?? <FormSummary />}
          <FormGrid columns={size === 'large' ? 3 : 2}>{children}</FormGrid>
        </ModalBody>
        <ModalActions>
          <FormActions submitLabel={submitLabel} align="end" />
        </ModalActions>
      </Column>
    </ModalFrame>
  );
}
