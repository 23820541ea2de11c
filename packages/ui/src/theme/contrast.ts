/**
 * Contrast ratio of two opaque colors as defined by WCAG 2.2, from 1 (same color) to 21 (black on white).
 * @param colorA `#rrggbb`
 * @param colorB `#rrggbb`
 * @throws when a color is not in the form `#rrggbb`
 */
export function contrast(colorA: string, colorB: string): number {
  const [darker, lighter] = [luminance(colorA), luminance(colorB)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!parts) throw new Error(`Not a colour of the form #rrggbb: ${color}`);
  const [red, green, blue] = parts.slice(1).map((part) => linear(Number.parseInt(part, 16) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
