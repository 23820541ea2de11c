// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { measureLabels, truncateToWidth } from './plotStyles.ts';

afterEach(() => document.documentElement.removeAttribute('style'));

test('the room for texts grows with the font size of the browser', () => {
  const usual = measureLabels(['Shipped'], ['27'], 180);
  document.documentElement.style.fontSize = '32px';
  const large = measureLabels(['Shipped'], ['27'], 180);
  expect(large.value).toBeGreaterThan(usual.value * 1.5);
  expect(large.all).toBeGreaterThan(usual.all);
  expect(truncateToWidth('A long name of a store', 100)).toBe('A long…');
});
