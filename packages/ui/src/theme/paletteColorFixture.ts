/** A color of the theme as the browser computes it, such as that of `error-main`. */
export function computePaletteColor(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(--portal-palette-${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
