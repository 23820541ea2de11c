import { expect, test } from 'vitest';
import { escapeLike } from './like.ts';

test.each([
  { text: '100%', pattern: '100\\%' },
  { text: 'a_b_c', pattern: 'a\\_b\\_c' },
  { text: 'C:\\x', pattern: 'C:\\\\x' },
  { text: 'plain', pattern: 'plain' },
])('$text is found as $pattern', ({ text, pattern }) => expect(escapeLike(text)).toBe(pattern));
