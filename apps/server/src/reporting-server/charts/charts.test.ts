import { describe, expect, test } from 'vitest';
import { renderBarChart, renderColumnChart } from './charts.ts';

const points = [
  { label: 'Jan 2025', value: 1_200 },
  { label: 'Feb 2025', value: 0 },
  { label: 'Mar 2025', value: 2_400 },
];
const listNumbers = (svg: string, attribute: string) =>
  [...svg.matchAll(new RegExp(`<rect[^>]* ${attribute}="([^"]*)"`, 'g'))].map((match) => Number(match[1]));

describe('a column chart', () => {
  test('draws each column as high as its value', () => {
    const heights = listNumbers(renderColumnChart(points).text, 'height');
    expect(heights).toHaveLength(3);
    expect(heights[1]).toBe(0);
    expect(heights[2]).toBeCloseTo((heights[0] ?? 0) * 2, 0);
  });

  test('lists the values as text', () => {
    const svg = renderColumnChart(points).text;
    expect(svg).toContain('<title>Mar 2025: 2,400</title>');
    expect(svg).toContain('>3,000</text>');
    expect(svg).toMatch(/class="label last"[^>]*>2,400<\/text>/);
  });
});

describe('a bar chart', () => {
  test('draws each bar as long as its value', () => {
    const lengths = listNumbers(renderBarChart(points).text, 'width');
    expect(lengths[2]).toBeCloseTo((lengths[0] ?? 0) * 2, 0);
  });
});

describe.each([
  { name: 'columnChart', draw: renderColumnChart },
  { name: 'barChart', draw: renderBarChart },
])('$name', ({ draw }) => {
  test('is drawn even without values', () => {
    for (const empty of [[], [{ label: 'None', value: 0 }]]) {
      const svg = draw(empty).text;
      expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|Infinity/);
    }
  });

  test('shows hostile names as text', () => {
    const svg = draw([{ label: `</text><script>alert(1)</script>"'`, value: 1 }]).text;
    expect(svg).not.toMatch(/<script/i);
    expect(svg).toContain('&#60;script&#62;');
  });
});
