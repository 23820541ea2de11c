/** A field that is on the screen now. */
interface ShownField {
  name: string;
  label: string;
  /** The input, or an element around several of them. */
  element: HTMLElement;
  /** It only shows its value. */
  readOnly: boolean;
}

const controls = 'input, select, textarea';

/** The fields of one form that are on the screen, in the order of the document. */
export class FieldRegistry {
  private readonly fields = new Map<string, ShownField>();

  set(field: ShownField) {
    this.fields.set(field.name, field);
  }

  delete(name: string) {
    this.fields.delete(name);
  }

  has(name: string): boolean {
    return this.fields.has(name);
  }

  /** The label of a field; its name when it is not on the screen. */
  label(name: string): string {
    return this.fields.get(name)?.label ?? name;
  }

  /** Those of the names that are on the screen, from top to bottom. */
  inOrder(names: Iterable<string> = this.fields.keys()): string[] {
    const shown = [...names].flatMap((name) => this.fields.get(name) ?? []);
    return shown.toSorted(byPlace).map(({ name }) => name);
  }

  /** Moves the focus into a field; nothing happens when it is not on the screen. */
  focus(name: string) {
    const field = this.fields.get(name);
    if (field) controlOf(field.element)?.focus();
  }

  /** Moves the focus to the first of the names, by default to the first field that can be filled. */
  focusFirst(names: Iterable<string> = this.fillable()) {
    const [first] = this.inOrder(names);
    if (first !== undefined) this.focus(first);
  }

  private fillable(): string[] {
    return [...this.fields.values()].filter(({ readOnly }) => !readOnly).map(({ name }) => name);
  }
}

function byPlace(a: ShownField, b: ShownField): number {
  return a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Of a group of radio buttons the chosen one, else the first. */
function controlOf(element: HTMLElement) {
  if (element.matches(controls)) return element as HTMLInputElement;
  return (
    element.querySelector<HTMLInputElement>('input:checked') ??
    element.querySelector<HTMLInputElement>(controls)
  );
}
