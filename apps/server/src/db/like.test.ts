import { expect, test } from 'vitest';
import { escapeLike } from './like.ts';

test.each([
  { text: '100%', pattern: '100\\%' },
  { text: 'a_b_c', pattern: 'a\\_b\\_c' },
  { text: 'C:\\x', pattern: 'C:\\\\x' },
  { text: 'plain', pattern: 'plain' },
])('the LIKE pattern of $text is $pattern', ({ text, pattern }) => expect(escapeLike(text)).toBe(pattern));
