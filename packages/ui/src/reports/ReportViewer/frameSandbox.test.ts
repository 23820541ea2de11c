import { expect, test } from 'vitest';
import { frameSandbox } from './frameSandbox.ts';

const page = 'https://portal.example';

test.each([
  '/reporting/trusted/t/views/Sales/Weekly?:embed=yes',
  'https://portal.example/reporting/x',
  'https://portal.example:443/x',
])('%s runs nothing', (src) => expect(frameSandbox(src, page)).toBe(''));

test.each(['https://reports.example/x', 'https://portal.example:8443/x', 'http://portal.example/x'])(
  '%s may run scripts of its own origin, and does not lead the portal away',
  (src) => {
    const allowed = frameSandbox(src, page).split(' ');
    expect(allowed).toContain('allow-scripts');
    expect(allowed.filter((one) => one.includes('top-navigation'))).toEqual([]);
  },
);
