import { expect, test } from 'vitest';
import { isSupported } from './nodeVersion.mjs';

test.each([
  { version: '20.20.2', supported: false },
  { version: '22.17.1', supported: false },
  { version: '22.18.0', supported: true },
  { version: '23.11.0', supported: false },
  { version: '24.10.0', supported: false },
  { version: '24.11.0', supported: true },
  { version: '25.9.0', supported: false },
  { version: '26.0.0', supported: true },
  { version: '27.1.0', supported: true },
])('Node $version is supported: $supported', ({ version, supported }) => {
  expect(isSupported(version)).toBe(supported);
});
