import { expect, test } from 'vitest';
import { getFrameSandbox } from './frameSandbox.ts';

const page = 'https://portal.example';

test.each([
  '/reporting/trusted/t/views/Sales/Weekly?:embed=yes',
  'https://portal.example/reporting/x',
  'https://portal.example:443/x',
])('%s may not run scripts', (src) => expect(getFrameSandbox(src, page)).toBe(''));

test.each(['https://reports.example/x', 'https://portal.example:8443/x', 'http://portal.example/x'])(
  '%s may run scripts of its origin but not navigate the portal',
  (src) => {
    const allowed = getFrameSandbox(src, page).split(' ');
    expect(allowed).toContain('allow-scripts');
    expect(allowed.filter((one) => one.includes('top-navigation'))).toEqual([]);
  },
);
