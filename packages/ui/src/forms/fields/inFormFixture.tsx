import { useState } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Form } from '../Form/Form.tsx';
import { schemaFromRules, type FieldMessages } from '../FormSchema.ts';

/** Props of the form around a story, as its parameter `form`. */
interface StoryForm {
  values: Record<string, unknown>;
  /** Default: everything is valid. */
  rules?: (values: never) => FieldMessages;
}

/** Values submitted by the form of a story. */
export const sent = fn();

/** Values and rules of the form around a field's story. */
export function formOf<Values extends Record<string, unknown>>(
  values: Values,
  rules?: (values: Values) => FieldMessages,
): { form: StoryForm } {
  return { form: { values, rules } };
}

/** Renders a field's story in a form named `Story`. */
export const inForm: Decorator = (Story, { parameters }) => (
  <FormOfStory {...(parameters.form as StoryForm)}>
    <Story />
  </FormOfStory>
);

const noRules = () => ({});

function FormOfStory({ values, rules = noRules, children }: StoryForm & { children: React.ReactNode }) {
  const [schema] = useState(() => schemaFromRules<Record<string, unknown>>(rules as never));
  return (
    <Form
      label="Story"
      schema={schema}
      defaultValues={values}
      onSubmit={(output) => {
        sent(output);
        return { ok: true, message: 'Saved' };
      }}
    >
      {children}
    </Form>
  );
}
