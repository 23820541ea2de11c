const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that means itself in HTML and SVG, in elements and in quoted attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** An element with escaped attributes, numbers to a tenth; what stands inside is markup already. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  inside = '',
): string {
  const list = Object.entries(attributes).map(([key, value]) => {
    const text = typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;
    return ` ${key}="${escaped(text)}"`;
  });
  return `<${name}${list.join('')}>${inside}</${name}>`;
}
