import type { Random } from '../random.ts';
import type { Motif } from './crafts.ts';

/** Background, then four matching colors. */
type Palette = readonly [string, string, string, string, string];

const palettes: readonly Palette[] = [
  ['#f3efe6', '#28536b', '#c2948a', '#7ea8be', '#bbb193'],
  ['#faf3e3', '#8d3b2b', '#e0a458', '#3f6c51', '#f2d7a0'],
  ['#eef2f1', '#2f3e5c', '#d98e73', '#8fb8a8', '#f1c98b'],
  ['#f7eef0', '#6b2d4f', '#d77a8b', '#4b7b8c', '#f0c2a8'],
  ['#eff1e4', '#3c4f2f', '#a3b565', '#d9a441', '#7a5c3e'],
  ['#eaeef5', '#1f4e79', '#f2a65a', '#772f1a', '#94b0da'],
];

const width = 640;
const height = 480;

/** An SVG image of a craft project, 640 × 480. Shapes only: no scripts, styles or external resources. */
export function projectPicture(random: Random, motif: Motif): string {
  const palette = random.pick(palettes);
  return svg(width, height, palette[0], motifs[motif](random, palette));
}

/** An SVG portrait, 300 × 360. */
export function headshotPicture(random: Random): string {
  const [background, ...clothes] = random.pick(palettes);
  const skin = random.pick(['#f1d3bb', '#e0b08d', '#c68a5e', '#9a623d', '#6f4429', '#4d2f1d']);
  const hair = random.pick(['#2b1d16', '#5a3a22', '#8c5a2e', '#c9a15f', '#8b8b8f', '#d8d3cc', '#7a2e1d']);
  const tall = random.int(0, 24);
  const longHair = random.chance(0.5)
    ? `<path fill="${hair}" d="M84 136q-22 134 6 164h120q28-30 6-164z"/>`
    : '';
  return svg(
    300,
    360,
    background,
    `${longHair}<path fill="${random.pick(clothes)}" d="M30 360q10-96 84-104h72q74 8 84 104z"/>` +
      `<path fill="${skin}" d="M122 210h56v58q-28 24-56 0z"/>` +
      `<ellipse fill="${skin}" cx="150" cy="${158 - tall / 4}" rx="62" ry="${74 + tall / 3}"/>` +
      `<path fill="${hair}" d="M84 150q-4-84 66-86 70 2 66 86-16-46-66-48-50 2-66 48z"/>` +
      `<circle cx="127" cy="158" r="6" fill="#2b2320"/><circle cx="173" cy="158" r="6" fill="#2b2320"/>` +
      `<path d="M128 190q22 ${14 + (tall % 12)} 44 0" fill="none" stroke="#7c3b33" stroke-width="5" stroke-linecap="round"/>`,
  );
}

const motifs: Record<Motif, (random: Random, palette: Palette) => string> = {
  quilt(random, [, ...colours]) {
    const size = 80;
    return grid(width / size, height / size, (column, row) => {
      const [x, y] = [column * size, row * size];
      const [one, two] = random.sample(colours, 2);
      const turned = random.chance(0.5);
      const half = turned
        ? `${x},${y} ${x + size},${y} ${x},${y + size}`
        : `${x},${y} ${x + size},${y} ${x + size},${y + size}`;
      return (
        `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${one}"/>` +
        `<polygon points="${half}" fill="${two}"/>`
      );
    });
  },

  knit(random, [, ...colours]) {
    const stitch = '<path d="M0 0l16 20L32 0v14L16 34 0 14z"/>';
    const rows = Array.from({ length: 24 }, (_row, row) => {
      const colour = colours[Math.floor(row / random.int(1, 4)) % colours.length];
      return `<use href="#row" y="${row * 20 - 10}" fill="${colour}"/>`;
    });
    const across = Array.from({ length: 20 }, (_, column) => `<use href="#stitch" x="${column * 32}"/>`);
    return `<defs><g id="stitch">${stitch}</g><g id="row">${across.join('')}</g></defs>${rows.join('')}`;
  },

  vases(random, [, ...colours]) {
    const shelf = `<rect y="400" width="${width}" height="80" fill="${colours[3]}"/>`;
    const vases = [90, 230, 380, 520].map((x) => {
      const [body, band] = random.sample(colours.slice(0, 3), 2);
      const [wide, tall] = [random.int(42, 66), random.int(150, 270)];
      const top = 400 - tall;
      return (
        `<path fill="${body}" d="M${x - 20} ${top}q${-wide} ${tall / 2} ${-wide + 26} ${tall}h${2 * wide - 12}q${26} ${-tall / 2} ${-wide + 26} ${-tall}z"/>` +
        `<rect x="${x - 24}" y="${top - 10}" width="48" height="14" rx="6" fill="${band}"/>` +
        `<rect x="${x - wide + 16}" y="${top + tall / 2}" width="${2 * wide - 32}" height="14" fill="${band}"/>`
      );
    });
    return shelf + vases.join('');
  },

  rosette(random, [, ...colours]) {
    const rings = [180, 135, 90, 50].map((radius, ring) => {
      const petals = random.pick([8, 10, 12, 16]);
      const colour = colours[ring % colours.length];
      const shapes = Array.from(
        { length: petals },
        (_, petal) =>
          `<ellipse cx="320" cy="${240 - radius / 1.6}" rx="${radius / 4}" ry="${radius / 2.4}" transform="rotate(${(360 / petals) * petal} 320 240)"/>`,
      );
      return `<g fill="${colour}" fill-opacity=".9">${shapes.join('')}</g>`;
    });
    return (
      `<circle cx="320" cy="240" r="222" fill="none" stroke="#b78a55" stroke-width="16"/>` +
      `${rings.join('')}<circle cx="320" cy="240" r="22" fill="${colours[1]}"/>`
    );
  },

  weave(random, [, ...colours]) {
    const size = 40;
    const across = Array.from({ length: height / size }, () => random.pick(colours));
    const down = Array.from({ length: width / size }, () => random.pick(colours));
    return grid(width / size, height / size, (column, row) => {
      const isOver = (column + row) % 2 === 0;
      const [x, y] = [column * size, row * size];
      const shape = isOver
        ? `x="${x}" y="${y + 4}" width="${size}" height="${size - 8}" fill="${across[row]}"`
        : `x="${x + 4}" y="${y}" width="${size - 8}" height="${size}" fill="${down[column]}"`;
      return `<rect ${shape} rx="3"/>`;
    });
  },

  beads(random, [, ...colours]) {
    const strings = [120, 240, 360].map((y, place) => {
      const sag = random.int(30, 90);
      const beads = Array.from({ length: 22 }, (_, bead) => {
        const along = bead / 21;
        const x = 30 + along * 580;
        const lower = y - 40 + 4 * sag * along * (1 - along);
        return `<circle cx="${x.toFixed(1)}" cy="${lower.toFixed(1)}" r="${random.int(9, 17)}" fill="${colours[(bead + place) % colours.length]}"/>`;
      });
      return beads.join('');
    });
    return strings.join('');
  },
};

function grid(columns: number, rows: number, draw: (column: number, row: number) => string): string {
  return Array.from({ length: columns * rows }, (_, place) =>
    draw(place % columns, Math.floor(place / columns)),
  ).join('');
}

function svg(w: number, h: number, background: string, shapes: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">` +
    `<rect width="${w}" height="${h}" fill="${background}"/>${shapes}</svg>`
  );
}
