import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { styled } from '@mui/material/styles';
import { FormFieldsContext, FormProgressContext } from './formContext.ts';
import type { FormModel } from './useFormModel.ts';

const DiscardQuestion = lazy(() =>
  import('../../modals/DiscardQuestion/DiscardQuestion.tsx').then((module) => ({
    default: module.DiscardQuestion,
  })),
);

const Root = styled('form')({ minWidth: 0 });

export interface FormRootProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** What `useFormModel` gives. */
  model: FormModel;
}

/** The `form` element around fields, summary and buttons. The first field that can be filled has the focus. */
export function FormRoot({ model, children, ...rest }: FormRootProps) {
  const { registry } = model.fields;
  useEffect(() => registry.focusFirst(), [registry]);
  return (
    <FormFieldsContext value={model.fields}>
      <FormProgressContext value={model.progress}>
        <Root
          noValidate
          autoComplete="off"
          aria-busy={model.fields.isBusy}
          {...rest}
          onSubmit={model.submit}
          onKeyDown={model.onKeyDown}
        >
          {children}
        </Root>
        {model.question && (
          <Suspense>
            <DiscardQuestion onKeep={model.question.keep} onDiscard={model.question.discard} />
          </Suspense>
        )}
      </FormProgressContext>
    </FormFieldsContext>
  );
}
