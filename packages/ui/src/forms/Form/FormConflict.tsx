import { useWatch } from 'react-hook-form';
import { Button } from '../../controls/Button/Button.tsx';
import { LazyVersionConflict } from '../../feedback/VersionConflict/LazyVersionConflict.tsx';
import { useFormProgress } from './formContext.ts';
import { useFormLocaleText } from './formLocaleText.ts';

/** Shown when a submit failed because someone else has saved a newer version; the submit button then overwrites it. */
export function FormConflict() {
  const strings = useFormLocaleText();
  const { status } = useFormProgress('FormConflict');
  const conflict = status.kind === 'failed' ? status.conflict : undefined;
  const values = useWatch({ disabled: !conflict?.onContinue });
  if (!conflict) return null;
  const { title, differences, onContinue } = conflict;
  return (
    <LazyVersionConflict takesFocus title={title} differences={differences}>
      {onContinue && <Button onClick={() => onContinue(values)}>{strings.continueFromTheirs}</Button>}
    </LazyVersionConflict>
  );
}
