import { describe, expect, test } from 'vitest';
import {
  emptyCampaignDraft,
  toEndField,
  rangeNumbers,
  toStartField,
  type CampaignDraft,
} from './campaign.ts';
import { validateCampaign } from './campaignRules.ts';

const complete: CampaignDraft = {
  ...emptyCampaignDraft,
  shortDescription: 'Spring quilting 2025',
  saleDateBegin: '20250306',
  saleDateEnd: '20250319',
  costPerPiece: '0.42',
  mailerCode1Start: '410000',
  mailerCode1End: '410099',
};

const messagesOf = (changes: Partial<CampaignDraft>) =>
  validateCampaign({ ...complete, ...changes }).map((error) => error.message);

test('a complete campaign has no messages', () => expect(validateCampaign(complete)).toEqual([]));

test('the empty dialog has messages for exactly the required fields, in its order', () => {
  expect(validateCampaign(emptyCampaignDraft)).toEqual([
    { field: 'shortDescription', message: 'Campaign name is required' },
    { field: 'saleDateBegin', message: 'Sale Begin Date is required' },
    { field: 'saleDateEnd', message: 'Sale End Date is required' },
    { field: 'mailerCode1Start', message: 'Mailer Code 1 Start is required' },
    { field: 'mailerCode1End', message: 'Mailer Code 1 End is required' },
  ]);
});

describe('name, dates, cost and texts', () => {
  const begin = 'Sale Begin Date should be YYYYMMDD. Ex: 20201031';
  const end = 'Sale End Date should be YYYYMMDD. Ex: 20201031';
  const cost = 'Cost Per Piece must be a number, 0 or greater';

  test.each<[field: keyof CampaignDraft, value: string, message: string | null]>([
    ['shortDescription', '', 'Campaign name is required'],
    ['shortDescription', ' \t ', 'Campaign name is required'],
    ['shortDescription', 'x', null],
    ['shortDescription', '😀'.repeat(255), null],
    ['shortDescription', 'x'.repeat(256), 'Campaign name must have at most 255 characters'],
    ['shortDescription', 'nul \0', 'Campaign name contains characters that cannot be stored'],
    ['saleDateBegin', '', 'Sale Begin Date is required'],
    ['saleDateBegin', '  ', 'Sale Begin Date is required'],
    ['saleDateBegin', '10/31/2020', begin],
    ['saleDateBegin', '2020-10-31', begin],
    ['saleDateBegin', '19991231', begin],
    ['saleDateBegin', '21000101', begin],
    ['saleDateBegin', '20201399', begin],
    ['saleDateBegin', '20230229', begin],
    ['saleDateBegin', '2020103', begin],
    ['saleDateBegin', '202010311', begin],
    ['saleDateBegin', '２０２０１０３１', begin],
    ['saleDateBegin', '20201031', null],
    ['saleDateBegin', ' 20201031 ', null],
    ['saleDateBegin', '20000101', null],
    ['saleDateBegin', '20991231', null],
    ['saleDateEnd', '', 'Sale End Date is required'],
    ['saleDateEnd', '10/31/2020', end],
    ['saleDateEnd', '19991231', end],
    ['saleDateEnd', '20240230', end],
    ['saleDateEnd', '20240229', null],
    ['saleDateEnd', ' 20240229 ', null],
    // Begins after its end: no rule speaks of it.
    ['saleDateEnd', '20200101', null],
    ['costPerPiece', '', null],
    ['costPerPiece', '0', null],
    ['costPerPiece', '.5', null],
    ['costPerPiece', ' .25 ', null],
    ['costPerPiece', '12.', null],
    ['costPerPiece', '0.4275', null],
    ['costPerPiece', '1000000', null],
    ['costPerPiece', '-0.01', cost],
    ['costPerPiece', '.', cost],
    ['costPerPiece', '1e3', cost],
    ['costPerPiece', '1,000', cost],
    ['costPerPiece', 'abc', cost],
    ['costPerPiece', 'NaN', cost],
    ['costPerPiece', '1000000.01', 'Cost Per Piece must be at most 1,000,000'],
    ['costPerPiece', '0.42751', 'Cost Per Piece must have at most 4 decimals'],
    ['longDescription', 'x'.repeat(10_000), null],
    ['longDescription', `${'x'.repeat(10_000)} `, null],
    ['longDescription', 'x'.repeat(10_001), 'Long Description must have at most 10,000 characters'],
    ['selectionCriteria', 'x'.repeat(10_001), 'Selection Criteria must have at most 10,000 characters'],
    ['versionId', 'x'.repeat(50), null],
    ['versionId', 'x'.repeat(51), 'Version Id must have at most 50 characters'],
    ['analysisResults', 'half \ud83d', 'Analysis Results contains characters that cannot be stored'],
    ['promocode10', 'x'.repeat(22), null],
    ['promocode10', 'x'.repeat(23), 'Promo Code 10 must have at most 22 characters'],
  ])('%s %j: %s', (field, value, message) => {
    expect(validateCampaign({ ...complete, [field]: value })).toEqual(message ? [{ field, message }] : []);
  });
});

describe('a code', () => {
  test.each([
    { code: '123456', isRight: true },
    { code: 'ABCDEF', isRight: true },
    { code: 'abcdef', isRight: true },
    { code: ' 123456 ', isRight: true },
    { code: 'AB1234', isRight: false },
    { code: '12345', isRight: false },
    { code: '1234567', isRight: false },
    { code: 'ABCDE', isRight: false },
    { code: 'ABCDEFG', isRight: false },
    { code: '12 456', isRight: false },
    { code: '١٢٣٤٥٦', isRight: false },
    { code: 'ÄBCDEF', isRight: false },
    { code: 'ßßß', isRight: false },
  ])('"$code" is valid: $isRight', ({ code, isRight }) => {
    const wrong = [
      'Mailer Code 30 Start must be 6 numeric digits',
      'Mailer Code 30 End must be 6 numeric digits',
    ];
    expect(messagesOf({ mailerCode30Start: code, mailerCode30End: code })).toEqual(isRight ? [] : wrong);
  });

  test.each<[number: 1 | 2, start: string, end: string, messages: string[]]>([
    [1, '', '123456', ['Mailer Code 1 Start is required']],
    [1, '123456', ' ', ['Mailer Code 1 End is required']],
    [1, 'AB1234', '123456', ['Mailer Code 1 Start must be 6 numeric digits']],
    [1, '123456', '12345', ['Mailer Code 1 End must be 6 numeric digits']],
    [1, '200000', '100000', ['Mailer Code 1: Start must be less than or equal to End']],
    [1, '200000', '199999', ['Mailer Code 1: Start must be less than or equal to End']],
    [1, '200000', '200000', []],
    [2, '', '', []],
    [2, ' ', '', []],
    [2, '500000', '', ['Mailer Code 2 Start and End must both be blank or have values']],
    [2, '', '500000', ['Mailer Code 2 Start and End must both be blank or have values']],
    [
      2,
      '',
      '5',
      [
        'Mailer Code 2 End must be 6 numeric digits',
        'Mailer Code 2 Start and End must both be blank or have values',
      ],
    ],
    [2, 'ZZZZZZ', 'AAAAAA', ['Mailer Code 2: Start must be less than or equal to End']],
    [2, 'abcdef', 'ABCDEF', []],
    // Digits come before letters as text; such a range keeps the rules and holds no code.
    [2, 'ABCDEF', '123456', ['Mailer Code 2: Start must be less than or equal to End']],
    [2, '500000', 'ABCDEF', []],
  ])('range %i from "%s" to "%s": %j', (number, start, end, messages) => {
    expect(messagesOf({ [toStartField(number)]: start, [toEndField(number)]: end })).toEqual(messages);
  });

  test('the message of a half-filled range belongs to its empty end', () => {
    const fields = (changes: Partial<CampaignDraft>) =>
      validateCampaign({ ...complete, ...changes }).map((error) => error.field);
    expect(fields({ mailerCode7Start: '500000' })).toEqual(['mailerCode7End']);
    expect(fields({ mailerCode7End: '500000' })).toEqual(['mailerCode7Start']);
  });
});

describe('overlapping ranges', () => {
  test.each<[why: string, changes: Partial<CampaignDraft>, messages: string[]]>([
    [
      'one begins in the other',
      {
        mailerCode1Start: '100000',
        mailerCode1End: '100010',
        mailerCode2Start: '100005',
        mailerCode2End: '100020',
      },
      ['Range 1 End Overlaps Range 2', 'Range 2 Start Overlaps Range 1'],
    ],
    [
      'they share one code',
      { mailerCode2Start: '410099', mailerCode2End: '410200' },
      ['Range 1 End Overlaps Range 2', 'Range 2 Start Overlaps Range 1'],
    ],
    ['they are adjacent', { mailerCode2Start: '410100', mailerCode2End: '410200' }, []],
    [
      'one contains the other',
      { mailerCode2Start: '400000', mailerCode2End: '420000' },
      ['Range 1 Start Overlaps Range 2', 'Range 1 End Overlaps Range 2'],
    ],
    [
      'one is half-filled: no overlap yet',
      { mailerCode2Start: '410050' },
      ['Mailer Code 2 Start and End must both be blank or have values'],
    ],
    [
      'one is reversed',
      { mailerCode2Start: '410060', mailerCode2End: '410050' },
      ['Mailer Code 2: Start must be less than or equal to End'],
    ],
    [
      'letters and digits are not compared',
      {
        mailerCode2Start: 'AAAAAA',
        mailerCode2End: 'ZZZZZZ',
        mailerCode3Start: 'BBBBBB',
        mailerCode3End: 'CCCCCC',
      },
      [],
    ],
  ])('%s', (_why, changes, messages) => expect(messagesOf(changes)).toEqual(messages));

  test('are reported after everything else, with the field to correct', () => {
    const errors = validateCampaign({
      ...complete,
      shortDescription: '',
      mailerCode30Start: '410000',
      mailerCode30End: '500000',
    });
    expect(errors.map(({ field, message }) => [field, message])).toEqual([
      ['shortDescription', 'Campaign name is required'],
      ['mailerCode1Start', 'Range 1 Start Overlaps Range 30'],
      ['mailerCode1End', 'Range 1 End Overlaps Range 30'],
      ['mailerCode30Start', 'Range 30 Start Overlaps Range 1'],
    ]);
  });

  test('of thirty equal ranges are all listed', () => {
    const codes = rangeNumbers.flatMap((number) => [
      [toStartField(number), '100000'],
      [toEndField(number), '100000'],
    ]);
    expect(messagesOf(Object.fromEntries(codes))).toHaveLength(30 * 29 * 2);
  });
});
