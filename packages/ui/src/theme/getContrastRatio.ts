/**
 * Contrast ratio of two opaque colors as defined by WCAG 2.2, from 1 (same color) to 21 (black on white).
 * @param colorA `#rrggbb`
 * @param colorB `#rrggbb`
 * @throws when a color is not in the form `#rrggbb`
 */
export function getContrastRatio(colorA: string, colorB: string): number {
  const [darker, lighter] = [getLuminance(colorA), getLuminance(colorB)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

function getLuminance(color: string): number {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!channels) throw new Error(`Not a color in the form #rrggbb: ${color}`);
  const [red, green, blue] = channels
    .slice(1)
    .map((part) => toLinearChannel(Number.parseInt(part, 16) / 255)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinearChannel(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
