import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormFields } from '../../../forms/Form/formContext.ts';
import { schemaFromRules } from '../../../forms/FormSchema.ts';
import type { SubmitAnswer } from '../../../forms/SubmitResult.ts';
import { FormModal, type FormModalProps } from '../../../modals/FormModal/FormModal.tsx';
import { TicksField } from './TicksField.tsx';

interface Values {
  names: readonly string[];
}

export interface PageRolesModalProps {
  /** Such as `Roles of page Mailers`. */
  title: string;
  /** Label of the checkboxes, such as `Roles`. */
  label: string;
  /** All available names. */
  names: readonly string[];
  /** Names that the page has now. */
  selected: readonly string[];
  /** Saves the new names of the page. */
  onSave: (names: readonly string[]) => Promise<SubmitAnswer<unknown>>;
  /** Renders a preview of the effect of saving. */
  effect?: (names: readonly string[]) => ReactNode;
  /** Called when the form was saved or canceled. */
  onClose: FormModalProps<never, never>['onClose'];
}

const schema = schemaFromRules<Values>(() => ({}));

/**
 * Dialog for the roles or server roles of a page. They are saved together, and only if they have changed
 * (specification 1 §4).
 */
export function PageRolesModal(props: PageRolesModalProps) {
  const { title, label, names, selected, onSave, effect, onClose } = props;
  const inOrder = [
    ...names.filter((name) => selected.includes(name)),
    ...selected.filter((name) => !names.includes(name)),
  ];
  return (
    <FormModal
      title={title}
      submitLabel="Submit"
      schema={schema}
      defaultValues={{ names: inOrder }}
      submitDisabledReason={(values) => (isSame(values.names, selected) ? 'These are the ones it has' : null)}
      onSubmit={async (values) => {
        const answer = await onSave(values.names);
        return answer.ok ? { ok: true } : answer;
      }}
      onClose={onClose}
    >
      <TicksField name="names" label={label} names={names} />
      {effect && <Effect of={effect} />}
    </FormModal>
  );
}

function Effect({ of }: { of: (names: readonly string[]) => ReactNode }) {
  const { control } = useFormFields('Effect');
  const names = useWatch({ control, name: 'names' }) as readonly string[];
  return <div data-span="row">{of(names)}</div>;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}
