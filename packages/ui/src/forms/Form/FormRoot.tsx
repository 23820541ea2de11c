import { type ComponentProps, useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import { LazyDiscardQuestion, preloadQuestion } from '../../modals/DiscardQuestion/LazyDiscardQuestion.tsx';
import { FormFieldsContext, FormProgressContext } from './formContext.ts';
import type { FormModel } from './useFormModel.ts';

const Root = styled('form')({ minWidth: 0 });

export interface FormRootProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'onKeyDown'> {
  /** What `useFormModel` gives. */
  model: FormModel;
}

/** The `form` element around fields, summary and buttons. The first field that can be filled has the focus. */
export function FormRoot({ model, children, ...rest }: FormRootProps) {
  const { registry } = model.fields;
  const [isTouched, setTouched] = useState(false);
  useEffect(() => registry.focusFirst(), [registry]);
  useEffect(() => {
    if (isTouched) preloadQuestion();
  }, [isTouched]);
  return (
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
        {model.question && (
          <LazyDiscardQuestion onKeep={model.question.keep} onDiscard={model.question.discard} />
        )}
      </FormProgressContext>
    </FormFieldsContext>
  );
}
