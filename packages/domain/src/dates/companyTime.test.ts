import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  DEFAULT_TIME_ZONE,
  getCompanyTimeZone,
  getCompanyTimeZoneName,
  getZoneName,
  isTimeZone,
  listZoneNames,
  setCompanyTimeZone,
  toZonedTime,
} from './companyTime.ts';

afterEach(() => {
  setCompanyTimeZone(DEFAULT_TIME_ZONE);
  vi.unstubAllGlobals();
});

test.each([
  { instant: '2025-03-09T06:59:59Z', zone: undefined, shown: '2025-03-09 01:59:59 EST', why: 'winter' },
  {
    instant: '2025-03-09T07:00:00Z',
    zone: undefined,
    shown: '2025-03-09 03:00:00 EDT',
    why: 'summer begins',
  },
  { instant: '2025-11-02T05:30:00Z', zone: undefined, shown: '2025-11-02 01:30:00 EDT', why: 'summer ends' },
  {
    instant: '2025-11-02T06:30:00Z',
    zone: undefined,
    shown: '2025-11-02 01:30:00 EST',
    why: 'an hour later',
  },
  {
    instant: '2025-01-01T04:59:59Z',
    zone: undefined,
    shown: '2024-12-31 23:59:59 EST',
    why: 'the day before',
  },
  {
    instant: '2025-01-01T05:00:00.123Z',
    zone: undefined,
    shown: '2025-01-01 00:00:00 EST',
    why: 'midnight is 00',
  },
  {
    instant: '0999-05-01T12:00:00Z',
    zone: 'UTC',
    shown: '0999-05-01 12:00:00 UTC',
    why: 'four digits of a year',
  },
  {
    instant: '2024-12-31T23:30:00Z',
    zone: 'Asia/Tokyo',
    shown: '2025-01-01 08:30:00 GMT+9',
    why: 'no letters',
  },
])('$instant in $zone is $shown ($why)', ({ instant, zone, shown }) => {
  if (zone) setCompanyTimeZone(zone);
  const ms = Date.parse(instant);
  const show = () => Object.values({ ...toZonedTime(ms), name: getZoneName(ms) }).join(' ');
  expect(show()).toBe(shown);
  vi.stubGlobal('Temporal', undefined);
  expect(show()).toBe(shown);
});

describe('the time zone of the company', () => {
  test('is that of New York unless it is set', () => {
    expect(getCompanyTimeZone()).toBe('America/New_York');
    setCompanyTimeZone('Europe/Berlin');
    expect(getCompanyTimeZone()).toBe('Europe/Berlin');
    expect(toZonedTime(Date.parse('2025-07-01T22:30:00Z'))).toMatchObject({
      day: '2025-07-02',
      time: '00:30:00',
    });
  });

  test.each([
    { zone: 'America/New_York', name: 'ET' },
    { zone: 'Asia/Tokyo', name: 'Japan Time' },
  ])('has the same name in summer and winter: $zone is $name', ({ zone, name }) => {
    setCompanyTimeZone(zone);
    expect(getCompanyTimeZoneName()).toBe(name);
  });

  test.each([
    { zone: 'America/New_York', names: { '-05:00': 'EST', '-04:00': 'EDT' } },
    { zone: 'Australia/Sydney', names: { '+11:00': 'GMT+11', '+10:00': 'GMT+10' } },
    { zone: 'Asia/Kolkata', names: { '+05:30': 'GMT+5:30' } },
    { zone: 'UTC', names: { '+00:00': 'UTC' } },
  ])('$zone has names by offset', ({ zone, names }) => {
    expect(listZoneNames(zone, 2025)).toEqual(names);
  });

  test('is named as given, and by Intl at other offsets and in browsers without Temporal', () => {
    const [winter, summer] = [Date.parse('2025-01-01T12:00:00Z'), Date.parse('2025-07-01T12:00:00Z')];
    setCompanyTimeZone('America/New_York', { '-05:00': 'Given' });
    expect([getZoneName(winter), getZoneName(summer)]).toEqual(['Given', 'EDT']);
    vi.stubGlobal('Temporal', undefined);
    expect(getZoneName(winter)).toBe('EST');
  });

  test('is not checked before it is used, which a page does not always do', () => {
    const format = vi.spyOn(Intl, 'DateTimeFormat');
    setCompanyTimeZone('Mars/Base');
    expect(format).not.toHaveBeenCalled();
    format.mockRestore();
    expect(() => toZonedTime(0)).toThrow(RangeError);
  });
});

test.each([
  { name: 'America/New_York', isKnown: true },
  { name: 'UTC', isKnown: true },
  { name: 'Mars/Base', isKnown: false },
  { name: '', isKnown: false },
])('"$name" is a time zone: $isKnown', ({ name, isKnown }) => expect(isTimeZone(name)).toBe(isKnown));
