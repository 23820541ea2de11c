import { type FormLocaleText, formLocaleText } from '../forms/Form/formLocaleText.ts';
import { requireUser, type Queries, type User } from './queries.ts';
import { findButton, getDescriptions, findByName, getSpokenText } from './semantics.ts';

export interface FormDriver {
  element: () => HTMLFormElement;
  /** Labels of all fields, from top to bottom. */
  labels: () => string[];
  /** The input with this label; of radio buttons the group. @throws when there is none */
  field: (label: string) => HTMLElement;
  /** The value of a field: text, the label of the selection, several separated by `, `, or whether it is checked. */
  value: (label: string) => string | boolean;
  /** Error of a field, or `null`. */
  error: (label: string) => string | null;
  /** All messages, by label. */
  errors: () => Record<string, string>;
  /** Labels of the fields that the error summary still lists; empty without a summary. */
  summaryFieldLabels: () => string[];
  /** The message of the form, or `null`. */
  status: () => string | null;
  /** Why submit is disabled, or `null`. */
  disabledReason: () => string | null;
  isBusy: () => boolean;
  /**
   * Enters values as a user would: types text, selects options by label, toggles a checkbox or switch, chooses files. A
   * list of labels is for fields with several options: those that are not selected yet are added.
   */
  fillIn: (values: Record<string, FieldInput>) => Promise<void>;
  /** Presses the main button. */
  submit: () => Promise<void>;
  /** Presses the button that cancels. */
  cancel: () => Promise<void>;
}

/** What can be entered in a field. */
export type FieldInput = string | number | boolean | readonly string[] | readonly File[];

type InputElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads and fills in a form of `@portal/ui/forms` by what a user perceives, not by its markup.
 * @param queries `canvas`, `screen` or `within(element)`
 * @param name accessible name of the form
 * @param user needed only to act
 * @param localeText texts of the form that are not the built-in ones
 *
 * @example
 * const form = formDriver(canvas, 'Add Mailer', userEvent);
 * await form.fillIn({ 'Mailer Code': 'ab1234', Quantity: 500 });
 * await form.submit();
 * await expect(form.errors()).toEqual({ Description: 'Description is required' });
 */
export function formDriver(
  queries: Queries,
  name: string,
  user?: User,
  localeText?: Partial<FormLocaleText>,
): FormDriver {
  const strings = { ...formLocaleText, ...localeText };
  // Also while a dialog or a calendar covers it.
  const element = () => queries.getByRole('form', { name, hidden: true }) as HTMLFormElement;
  const fields = () => listFields(element());
  const field = (label: string) => findByName(fields(), label, 'field', getLabel);
  const submitButton = () => {
    const button = element().querySelector<HTMLButtonElement>('button[type="submit"]');
    if (!button) throw new Error(`The form "${name}" has no submit button.`);
    return button;
  };
  const error = (label: string) => getError(field(label));

  return {
    element,
    labels: () => fields().map(getLabel),
    field,
    value: (label) => getValue(field(label)),
    error,
    errors: () =>
      Object.fromEntries(
        fields().flatMap((each) => {
          const message = getError(each);
          return message === null ? [] : [[getLabel(each), message]];
        }),
      ),
    summaryFieldLabels: () => [...element().querySelectorAll('section li button')].map(getSpokenText),
    status: () =>
      [...element().querySelectorAll('output, [role="alert"]')].map(getSpokenText).find(Boolean) ?? null,
    disabledReason: () => getDescriptions(submitButton())[0] ?? null,
    isBusy: () => element().getAttribute('aria-busy') === 'true',
    async fillIn(values) {
      for (const [label, value] of Object.entries(values))
        await fillField(field(label), value, requireUser(user), queries);
    },
    submit: async () => void (await requireUser(user).click(submitButton())),
    cancel: async () => void (await requireUser(user).click(findButton(element(), strings.cancel))),
  };
}

function listFields(form: HTMLFormElement): HTMLElement[] {
  return [...form.elements].filter((control): control is HTMLElement => {
    if (control instanceof HTMLFieldSetElement) return control.getAttribute('role') === 'radiogroup';
    return isControl(control) && control.type !== 'radio';
  });
}

function isControl(element: Element): element is InputElement {
  return element.matches('input, select, textarea');
}

function getLabel(field: Element): string {
  const name = field.getAttribute('aria-label');
  if (name !== null) return name;
  const label =
    field instanceof HTMLFieldSetElement ? field.querySelector('legend') : findLabelElement(field);
  return label ? getSpokenText(label) : '';
}

function findLabelElement(field: Element): Element | undefined {
  return (field as InputElement).labels?.[0];
}

function getError(field: Element): string | null {
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  return getDescriptions(field)[0] ?? null;
}

function listRadios(group: Element): HTMLInputElement[] {
  return [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
}

function getValue(field: HTMLElement): string | boolean {
  if (field instanceof HTMLFieldSetElement) {
    const selected = listRadios(field).find((radio) => radio.checked);
    return selected ? getLabel(selected) : '';
  }
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.label ?? '';
  const input = field as HTMLInputElement;
  if (input.type === 'checkbox') return input.checked;
  const several = listSelected(input);
  return several.length > 0 ? several.join(', ') : input.value;
}

/** Labels of the selected options or files of an input that shows them beside it. */
function listSelected(input: HTMLInputElement): string[] {
  if (input.type === 'file')
    return [...(input.parentElement?.parentElement?.querySelectorAll('li > span:first-child') ?? [])].map(
      getSpokenText,
    );
  if (!isCombobox(input)) return [];
  return [...(input.parentElement?.querySelectorAll('[data-item-index]') ?? [])].map(getSpokenText);
}

/** An input with a list of options that opens below it. */
function isCombobox(field: HTMLElement): boolean {
  return field.getAttribute('role') === 'combobox';
}

/** Types the label of an option and clicks it in the list, which is at the end of the page. */
async function chooseOption(input: HTMLElement, label: string, user: User, queries: Queries) {
  await user.clear(input);
  if (label === '') return;
  await user.type(input, escapeForUserEvent(label));
  await queries.findByRole('combobox', { name: getLabel(input), busy: false, hidden: true });
  const list = input.ownerDocument.getElementById(input.getAttribute('aria-controls') ?? '');
  await user.click(
    findByName(list?.querySelectorAll('[role="option"]') ?? [], label, 'option', getSpokenText),
  );
}

async function fillField(field: HTMLElement, value: FieldInput, user: User, queries: Queries) {
  if (Array.isArray(value) && (field as HTMLInputElement).type === 'file') {
    await user.upload(field, value as File[]);
  } else if (isCombobox(field)) {
    const selected = listSelected(field as HTMLInputElement);
    for (const label of [value].flat().map(String))
      if (!selected.includes(label)) await chooseOption(field, label, user, queries);
  } else if (field instanceof HTMLFieldSetElement) {
    await user.click(findByName(listRadios(field), String(value), 'choice', getLabel));
  } else if (field instanceof HTMLSelectElement) {
    // Rendering caused by the focus must finish first, because it would revert the selection.
    await user.click(field);
    await user.selectOptions(field, String(value));
  } else if ((field as HTMLInputElement).type === 'checkbox') {
    if ((field as HTMLInputElement).checked !== value) await user.click(field);
  } else {
    await user.clear(field);
    const text = String(value);
    if (text !== '') await user.type(field, escapeForUserEvent(text));
  }
}

/** `{` and `[` start a key name for `userEvent`; doubled they are literal. */
function escapeForUserEvent(text: string): string {
  return text.replaceAll(/[[{]/g, '$&$&');
}
