import { expect, test } from 'vitest';
import { getFrameSandbox } from './frameSandbox.ts';

const page = 'https://portal.example';

test.each([
  '/reporting/trusted/t/views/Sales/Weekly?:embed=yes',
  'https://portal.example/reporting/x',
  'https://portal.example:443/x',
])('%s runs nothing', (src) => expect(getFrameSandbox(src, page)).toBe(''));

test.each(['https://reports.example/x', 'https://portal.example:8443/x', 'http://portal.example/x'])(
  '%s may run scripts of its own origin, and does not lead the portal away',
  (src) => {
    const allowed = getFrameSandbox(src, page).split(' ');
    expect(allowed).toContain('allow-scripts');
    expect(allowed.filter((one) => one.includes('top-navigation'))).toEqual([]);
  },
);
