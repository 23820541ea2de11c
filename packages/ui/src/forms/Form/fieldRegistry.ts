interface MountedField {
  name: string;
  label: string;
  /** The input, or the element around several inputs. */
  element: HTMLElement;
  /** The field is read-only. */
  readOnly: boolean;
}

const controlSelector = 'input, select, textarea';

/** The mounted fields of a form, in document order. */
export class FieldRegistry {
  private readonly fields = new Map<string, MountedField>();

  set(field: MountedField) {
    this.fields.set(field.name, field);
  }

  delete(name: string) {
    this.fields.delete(name);
  }

  has(name: string): boolean {
    return this.fields.has(name);
  }

  /** Label of a field; its name if it is not mounted. */
  getLabel(name: string): string {
    return this.fields.get(name)?.label ?? name;
  }

  /** The mounted ones of these names, in document order. */
  sortByDocumentOrder(names: Iterable<string> = this.fields.keys()): string[] {
    const mountedFields = [...names].flatMap((name) => this.fields.get(name) ?? []);
    return mountedFields.toSorted(compareDocumentOrder).map(({ name }) => name);
  }

  /** Focuses a field; does nothing if it is not mounted. */
  focus(name: string) {
    const field = this.fields.get(name);
    if (field) findControl(field.element)?.focus();
  }

  /** Focuses the first of these fields; default: the first editable field. */
  focusFirst(names: Iterable<string> = this.listEditableNames()) {
    const [first] = this.sortByDocumentOrder(names);
    if (first !== undefined) this.focus(first);
  }

  private listEditableNames(): string[] {
    return [...this.fields.values()].filter(({ readOnly }) => !readOnly).map(({ name }) => name);
  }
}

function compareDocumentOrder(a: MountedField, b: MountedField): number {
  return a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The selected radio button of a group, otherwise its first input; of a list without items its button. */
function findControl(element: HTMLElement) {
  if (element.matches(controlSelector)) return element as HTMLInputElement;
  return (
    element.querySelector<HTMLInputElement>('input:checked') ??
    element.querySelector<HTMLInputElement>(controlSelector) ??
    element.querySelector<HTMLElement>('button')
  );
}
