import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A printed page, in points. */
export interface PrintedPage {
  width: number;
  lines: string[];
  /** Where the last character begins. */
  rightmost: number;
}

interface Glyph {
  text: string;
  x: number;
  y: number;
}

/** Prints what is shown, and reads the text of the PDF of Chromium: each character has its place in it. */
export async function printPages(page: Page): Promise<PrintedPage[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const objects = new Map(
    [...pdf.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)].map(([, id, body]) => [id, body]),
  );
  const read = (id: string | undefined) => objects.get(id) ?? '';
  return [...objects.values()].flatMap((body = '') => {
    const [, width] = /\/Type \/Page\b[^]*\/MediaBox \[0 0 (\d+)/.exec(body) ?? [];
    if (width === undefined) return [];
    const [, fontList = ''] = /\/Font <<([^>]*)>>/.exec(body) ?? [];
    const fonts = new Map(
      [...fontList.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [
        name,
        readCharacters(inflate(read(/\/ToUnicode (\d+)/.exec(read(id))?.[1]))),
      ]),
    );
    const glyphs = readGlyphs(inflate(read(/\/Contents (\d+)/.exec(body)?.[1])), fonts);
    return [
      {
        width: Number(width),
        lines: toLines(glyphs),
        rightmost: Math.max(...glyphs.map(({ x }) => x)),
      },
    ];
  });
}

function inflate(object: string): string {
  const stream = object.slice(object.indexOf('stream') + 'stream\n'.length, object.lastIndexOf('endstream'));
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

/** Code of each character of a font, in hexadecimal, to the character. */
function readCharacters(map: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, first = '', last = first, unicode = ''] of map.matchAll(/^<(\w+)> (?:<(\w+)> )?<(\w{4})>$/gm))
    for (let code = parseInt(first, 16); code <= parseInt(last, 16); code++)
      characters.set(
        code.toString(16).toUpperCase().padStart(first.length, '0'),
        String.fromCharCode(parseInt(unicode, 16) + code - parseInt(first, 16)),
      );
  return characters;
}

/** The characters that a page draws, one after the other. */
function readGlyphs(content: string, fonts: ReadonlyMap<string | undefined, Map<string, string>>): Glyph[] {
  const glyphs: Glyph[] = [];
  let font: Map<string, string> | undefined;
  let [x, y] = [0, 0];
  let origin = { scaleX: 1, scaleY: 1, x: 0, y: 0 };
  const outer: (typeof origin)[] = [];
  for (const line of content.split('\n')) {
    const words = line.split(' ');
    const numbers = words.map(Number);
    const [a = 0, , , d = 0, e = 0, f = 0] = numbers;
    if (line === 'q') outer.push(origin);
    if (line === 'Q') origin = outer.pop() ?? origin;
    if (line.endsWith(' cm'))
      origin = {
        scaleX: origin.scaleX * a,
        scaleY: origin.scaleY * d,
        x: origin.x + origin.scaleX * e,
        y: origin.y + origin.scaleY * f,
      };
    if (line.endsWith(' Tf')) font = fonts.get(line.slice(1).split(' ')[0]);
    if (line.endsWith(' Tm')) [x, y] = [e, f];
    if (words[2] === 'Td') x += a;
    const [, code] = /<(\w+)> Tj$/.exec(line) ?? [];
    if (code)
      glyphs.push({
        text: readText(code, font),
        x: origin.x + origin.scaleX * x,
        y: origin.y + origin.scaleY * y,
      });
  }
  return glyphs;
}

/** The characters of codes; those that need no space between them are drawn together. */
function readText(codes: string, font: ReadonlyMap<string, string> = new Map()): string {
  const [{ length } = codes] = font.keys();
  const count = Math.ceil(codes.length / length);
  return Array.from(
    { length: count },
    (_text, index) => font.get(codes.slice(index * length, (index + 1) * length)) ?? '',
  ).join('');
}

function toLines(glyphs: readonly Glyph[]): string[] {
  const lines = new Map<number, Glyph[]>();
  for (const glyph of glyphs) {
    const y = Math.round(glyph.y);
    lines.set(y, [...(lines.get(y) ?? []), glyph]);
  }
  return [...lines]
    .toSorted(([a], [b]) => b - a)
    .map(([, line]) =>
      line
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(''),
    );
}
