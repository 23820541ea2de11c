/** HTML or SVG, which templates take as it is. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[];

/** Markup from a template: texts are escaped for elements and quoted attributes, numbers rounded to a tenth. */
export function markup(template: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(String.raw({ raw: template }, ...parts.map(toText)));
}

function toText(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return typeof part === 'number' ? String(Math.round(part * 10) / 10) : part.map(toText).join('');
}
