import { type ComponentProps, useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { SxProps, Theme } from '@mui/material/styles';
import { type Localized, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import {
  LazyDiscardChangesModal,
  preloadDiscardChangesModal,
} from '../../modals/DiscardChangesModal/LazyDiscardChangesModal.tsx';
import { FormFieldsContext, FormProgressContext } from './formContext.ts';
import type { FormModel } from './FormModel.ts';
import { type FormLocaleText, FormLocaleTextContext, formLocaleText } from './formLocaleText.ts';

const Root = styled('form', { name: 'PortalForm', slot: 'Root' })({ minWidth: 0 });

export interface FormRootProps
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'onKeyDown'>, Localized<FormLocaleText> {
  /** Result of `useFormModel`. */
  model: FormModel;
  /** MUI system styles of the `form` element. */
  sx?: SxProps<Theme>;
}

/** The `form` element around fields, summary and buttons. Focuses the first editable field on mount. */
export function FormRoot(inProps: FormRootProps) {
  const [{ model, children, ...rest }, strings] = useLocalizedThemeProps(
    'PortalForm',
    inProps,
    formLocaleText,
  );
  const { registry } = model.fields;
  const [isTouched, setTouched] = useState(false);
  useEffect(() => registry.focusFirst(), [registry]);
  useEffect(() => {
    if (isTouched) preloadDiscardChangesModal();
  }, [isTouched]);
  return (
    <FormLocaleTextContext value={strings}>
      <FormProvider {...model.fields.form}>
        <FormFieldsContext value={model.fields}>
          <FormProgressContext value={model.progress}>
            <Root
              noValidate
              autoComplete="off"
              aria-busy={model.fields.isBusy}
              {...rest}
              onSubmit={model.submit}
              onInput={() => setTouched(true)}
              onKeyDown={model.onKeyDown}
            >
              {children}
            </Root>
            {model.discardConfirmation && (
              <LazyDiscardChangesModal
                onKeepEditing={model.discardConfirmation.keepEditing}
                onDiscard={model.discardConfirmation.discard}
              />
            )}
          </FormProgressContext>
        </FormFieldsContext>
      </FormProvider>
    </FormLocaleTextContext>
  );
}
