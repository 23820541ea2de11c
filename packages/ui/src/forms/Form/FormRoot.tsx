import { type ComponentProps, useEffect, useState } from 'react';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { LazyDiscardQuestion, preloadQuestion } from '../../modals/DiscardQuestion/LazyDiscardQuestion.tsx';
import { FormFieldsContext, FormProgressContext } from './formContext.ts';
import type { FormModel } from './useFormModel.ts';
import { useThemed } from '../../theme/useThemed.ts';
import { type FormWords, FormWordsContext, formWords } from './formWords.ts';

const Root = styled('form', { name: 'PortalForm', slot: 'Root' })({ minWidth: 0 });

export interface FormRootProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'onKeyDown'> {
  /** Result of `useFormModel`. */
  model: FormModel;
  /** MUI system styles of the `form` element. */
  sx?: SxProps<Theme>;
  /** Overrides the built-in English text; define at module scope or memoize. */
  localeText?: Partial<FormWords>;
}

/** The `form` element around fields, summary and buttons. Focuses the first editable field on mount. */
export function FormRoot(given: FormRootProps) {
  const [{ model, children, ...rest }, words] = useThemed('PortalForm', given, formWords);
  const { registry } = model.fields;
  const [isTouched, setTouched] = useState(false);
  useEffect(() => registry.focusFirst(), [registry]);
  useEffect(() => {
    if (isTouched) preloadQuestion();
  }, [isTouched]);
  return (
    <FormWordsContext value={words}>
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
    </FormWordsContext>
  );
}
