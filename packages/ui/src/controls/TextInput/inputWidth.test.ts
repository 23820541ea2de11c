import { expect, test } from 'vitest';
import { getInputWidth } from './inputWidth.ts';

test.each([
  { chars: 6, extra: 0, width: 'calc(6 * 1.12ch + 18px)' },
  { chars: 10, extra: 28, width: 'calc(10 * 1.12ch + 46px)' },
  { chars: 40, extra: 0, width: '100%' },
  { chars: undefined, extra: 0, width: '100%' },
])('$chars characters and $extra px: $width', ({ chars, extra, width }) =>
  expect(getInputWidth(chars, extra)).toBe(width),
);
