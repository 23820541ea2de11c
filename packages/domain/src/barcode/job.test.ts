import { expect, test } from 'vitest';
import { parseNewJobId } from './job.ts';
import { hasJobEnded, findJobFailureReason, getLastComment, getLogTime } from './jobLog.ts';

test.each<[response: string, id: number | 'refused' | null]>([
  ['17', 17],
  [' 17\n', 17],
  ['"17"', 17],
  ['1', 1],
  ['-1', 'refused'],
  ['"-20"', 'refused'],
  ['0', null],
  ['-0', null],
  ['', null],
  ['1.5', null],
  ['1e3', null],
  ['<html>', null],
  ['99999999999', null],
])('the response %j to a new job means %s', (response, id) => expect(parseNewJobId(response)).toBe(id));

test.each([
  { comments: ['Start Processing', 'End Processing'], hasEnded: true },
  { comments: ['Start Processing', ' End Processing \n'], hasEnded: true },
  { comments: ['End Processing', 'Resumed'], hasEnded: false },
  { comments: ['end processing'], hasEnded: false },
  { comments: ['End Processing.'], hasEnded: false },
  { comments: [], hasEnded: false },
])('a log of $comments has ended: $hasEnded', ({ comments, hasEnded }) => {
  expect(hasJobEnded(comments.map((comment) => ({ comment })))).toBe(hasEnded);
});

test('both spellings of the time are parsed', () => {
  expect(getLogTime({ dateStamp: '2025-03-14T14:10:02', comment: '' })).toBe('2025-03-14T14:10:02');
  expect(getLogTime({ datestamp: '2025-03-14T14:10:02', comment: '' })).toBe('2025-03-14T14:10:02');
  expect(getLogTime({ comment: '' })).toBeNull();
});

test.each([
  { comments: ['Start Processing', ' No mailer 410012 ', 'End Processing'], reason: 'No mailer 410012' },
  { comments: ['Start Processing', 'No mailer 410012'], reason: 'No mailer 410012' },
  { comments: ['End Processing'], reason: null },
  { comments: [' ', ' End Processing '], reason: null },
  { comments: [], reason: null },
])('the failure reason is the comment before the end: $comments', ({ comments, reason }) => {
  expect(findJobFailureReason(comments.map((comment) => ({ comment })))).toBe(reason);
});

test('the last comment', () => {
  expect(getLastComment([{ comment: 'one' }, { comment: ' two ' }])).toBe('two');
  expect(getLastComment([])).toBeNull();
});
