import { expect, test } from 'vitest';
import { readFailureBody } from './failureBody.ts';

const json = 'application/json; charset=utf-8';
const problem = 'application/problem+json';

test.each([
  {
    why: 'a problem',
    status: 404,
    type: problem,
    text: '{"status":404,"code":"user.not_found","message":"User 5 not found","requestId":"r"}',
    body: { code: 'user.not_found', message: 'User 5 not found', requestId: 'r' },
  },
  {
    why: 'a 400 problem is not a field map',
    status: 400,
    type: problem,
    text: '{"code":"request.invalid","message":"No"}',
    body: { code: 'request.invalid', message: 'No' },
  },
  {
    why: 'a field may be called message',
    status: 400,
    type: json,
    text: '{"message":"Message is empty"}',
    body: { fields: { message: ['Message is empty'] }, message: 'Message is empty' },
  },
  {
    why: 'a map of texts and lists',
    status: 400,
    type: json,
    text: '{"a":"1","b":["2","3"]}',
    body: { fields: { a: ['1'], b: ['2', '3'] }, message: '1 2 3' },
  },
  {
    why: 'field maps occur in forms only',
    status: 500,
    type: json,
    text: '{"message":"Sorry"}',
    body: { message: 'Sorry' },
  },
  {
    why: 'numbers are not messages',
    status: 400,
    type: json,
    text: '{"code":5,"message":"No"}',
    body: { message: 'No' },
  },
  {
    why: 'a list of messages',
    status: 422,
    type: json,
    text: '[{"fieldName":"a","errorDescription":"1"},{"fieldName":"","errorDescription":"2"},{"fieldName":"a","errorDescription":"3"}]',
    body: { fields: { a: ['1', '3'], '': ['2'] }, message: '1 3 2' },
  },
  {
    why: 'a hostile name in a list is an ordinary name',
    status: 400,
    type: json,
    text: '[{"fieldName":"__proto__","errorDescription":"x"}]',
    body: { fields: Object.fromEntries([['__proto__', ['x']]]), message: 'x' },
  },
  { why: 'another list has no message', status: 400, type: json, text: '[1, null]', body: {} },
  { why: 'an empty list has no message', status: 400, type: json, text: '[]', body: {} },
  { why: 'an empty map has no message', status: 400, type: json, text: '{}', body: {} },
  { why: 'a JSON text', status: 409, type: json, text: '"Taken"', body: { message: 'Taken' } },
  { why: 'a plain text', status: 409, type: 'text/plain', text: ' Taken \n', body: { message: 'Taken' } },
  { why: 'markup is not a message', status: 502, type: 'text/plain', text: '<html>', body: {} },
  {
    why: 'a long text is not a message',
    status: 500,
    type: 'text/plain',
    text: 'at Foo\n'.repeat(100),
    body: {},
  },
  { why: 'an empty body', status: 500, type: '', text: '', body: {} },
  { why: 'null', status: 500, type: json, text: 'null', body: {} },
  {
    why: 'a hostile key is an ordinary key',
    status: 400,
    type: json,
    text: '{"__proto__":"x"}',
    body: { fields: Object.fromEntries([['__proto__', ['x']]]), message: 'x' },
  },
])('$status: $why', ({ status, type, text, body }) => {
  expect(readFailureBody(status, type, text)).toEqual(body);
});
