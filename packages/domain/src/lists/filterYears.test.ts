import { expect, test } from 'vitest';
import { isBefore1900 } from './filterYears.ts';

test.each([
  ['0026-01-01', true],
  ['18991231', true],
  ['0026', true],
  ['1900', false],
  ['1900-01-01', false],
  ['0', true],
  ['1', false],
  ['18', true],
  ['19', false],
  ['2026', false],
  ['190', false],
])('%s is before 1900: %s', (dayStart, isBefore) => expect(isBefore1900(dayStart)).toBe(isBefore));
