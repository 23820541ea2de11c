const svgNamespace = 'http://www.w3.org/2000/svg';
/** Styles of the page that a picture needs of its own. */
const copiedStyles =
  'fill fill-opacity stroke stroke-width stroke-dasharray stroke-opacity opacity font-size font-weight text-anchor dominant-baseline'.split(
    ' ',
  );
const padding = 24;
const headHeight = 56;
/** Pixels of a PNG per CSS pixel, for slides. */
const pngScale = 2;

/**
 * Renders the chart of a figure as a file that needs nothing of the page: with its title and note, its font and its
 * background.
 */
export async function renderChartFile(figure: HTMLElement, type: 'png' | 'svg'): Promise<Blob> {
  const picture = await createPicture(figure);
  // Ids of series may contain characters that XML does not allow.
  const text = new XMLSerializer().serializeToString(picture).replaceAll(/\p{Cc}/gu, '');
  return type === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : renderPng(picture, text);
}

async function createPicture(figure: HTMLElement): Promise<SVGSVGElement> {
  const plot = figure.querySelector<SVGSVGElement>('.PortalChart-plot svg');
  if (!plot) throw new Error('The chart is not drawn yet.');
  const { width, height } = plot.getBoundingClientRect();
  const size = {
    width: Math.ceil(width) + 2 * padding,
    height: Math.ceil(height) + headHeight + 2 * padding,
  };
  const picture = createElement('svg', { ...size, viewBox: `0 0 ${size.width} ${size.height}` });
  const { fontFamily } = getComputedStyle(figure);
  picture.setAttribute('font-family', fontFamily);

  const style = createElement('style', {});
  style.textContent = (await Promise.all(listFontFaces(fontFamily).map(embedFont))).join('');
  const background = createElement('rect', { ...size, fill: findBackground(figure) });
  const content = createElement('g', { transform: `translate(${padding} ${padding + headHeight})` });
  content.append(...copyWithStyles(plot).childNodes);
  picture.append(style, background, ...renderHead(figure), content);
  return picture;
}

function renderHead(figure: HTMLElement): SVGElement[] {
  return [
    { selector: 'figcaption', y: padding + 16, size: 20 },
    { selector: '.PortalChart-note', y: padding + 38, size: 13 },
  ].flatMap(({ selector, y, size }) => {
    const source = figure.querySelector(selector);
    if (!source) return [];
    const { color, fontWeight } = getComputedStyle(source);
    const attributes = { x: padding, y, fill: color, 'font-size': size, 'font-weight': fontWeight };
    const text = createElement('text', attributes);
    text.textContent = source.textContent;
    return [text];
  });
}

/** A copy with the computed styles as attributes, without hidden parts. */
function copyWithStyles(source: SVGElement): SVGElement {
  const copy = source.cloneNode(true) as SVGElement;
  const copies = [...copy.querySelectorAll<SVGElement>('*')];
  [...source.querySelectorAll('*')].forEach((element, index) => {
    const target = copies[index];
    const style = getComputedStyle(element);
    if (style.display === 'none') target?.remove();
    for (const name of copiedStyles) target?.setAttribute(name, style.getPropertyValue(name));
    for (const name of ['class', 'style', 'filter']) target?.removeAttribute(name);
  });
  return copy;
}

/** The first background behind an element that is not transparent. */
function findBackground(element: Element): string {
  const { backgroundColor } = getComputedStyle(element);
  if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
  return element.parentElement ? findBackground(element.parentElement) : '#ffffff';
}

/** The Latin files of the first family, which the style sheets of this origin declare. */
function listFontFaces(fontFamily: string): CSSFontFaceRule[] {
  const [family] = fontFamily.split(',');
  return [...document.styleSheets]
    .filter(({ href }) => href === null || new URL(href).origin === location.origin)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(
      ({ style }) =>
        style.getPropertyValue('font-family').replaceAll(/["']/g, '') === family?.replaceAll(/["']/g, ''),
    )
    .filter(({ style }) => /U\+0+-0*FF\b|^$/i.test(style.getPropertyValue('unicode-range')));
}

/** The rule with its file inside. */
async function embedFont(rule: CSSFontFaceRule): Promise<string> {
  const [, path] = /url\("?([^"()]+)/.exec(rule.style.getPropertyValue('src')) ?? [];
  if (path === undefined) return '';
  const response = await fetch(new URL(path, rule.parentStyleSheet?.href ?? document.baseURI));
  return rule.cssText.replace(path, await readDataUrl(await response.blob()));
}

function readDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The font cannot be read.')));
    reader.readAsDataURL(blob);
  });
}

async function renderPng(picture: SVGSVGElement, text: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = pngScale * Number(picture.getAttribute('width'));
  canvas.height = pngScale * Number(picture.getAttribute('height'));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))));
  });
}

function createElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
