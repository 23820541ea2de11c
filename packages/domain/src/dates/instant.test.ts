import { expect, test } from 'vitest';
import { parseInstant } from './instant.ts';

const noon = Date.UTC(2024, 4, 1, 12);

test.each([
  { text: '2024-05-01T12:00:00Z', instant: noon },
  { text: '2024-05-01T12:00:00', instant: noon },
  { text: '2024-05-01T12:00:00.000', instant: noon },
  { text: '2024-05-01T07:00:00-05:00', instant: noon },
  { text: '2024-05-01T07:00:00-0500', instant: noon },
  { text: '2024-05-01', instant: null },
  { text: '2024-05-01T12:0', instant: null },
  { text: 'tomorrow', instant: null },
  { text: '2024-13-01T12:00:00', instant: null },
  { text: '', instant: null },
  { text: null, instant: null },
])('$text is $instant', ({ text, instant }) => expect(parseInstant(text)).toBe(instant));
