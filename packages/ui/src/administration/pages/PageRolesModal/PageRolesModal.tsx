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
  /** `Roles of page Mailers`. */
  title: string;
  /** What is ticked: `Roles`. */
  label: string;
  /** All names there are. */
  names: readonly string[];
  /** Those that the page has now. */
  selected: readonly string[];
  /** Sends those that the page is to have. */
  onSave: (names: readonly string[]) => Promise<SubmitAnswer<unknown>>;
  /** What saving would change, told above the buttons while one ticks. */
  effect?: (names: readonly string[]) => ReactNode;
  /** Time to close: the form was saved, or given up. */
  onClose: FormModalProps<never, never>['onClose'];
}

const schema = schemaFromRules<Values>(() => ({}));

/** Which roles, or server roles, a page has. They are saved together, and only when they are other ones (specification 1 §4). */
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
