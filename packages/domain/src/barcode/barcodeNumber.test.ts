import { describe, expect, test } from 'vitest';
import { toBarcodeNumber, calculateCheckDigit, type BarcodeRow } from './barcodeNumber.ts';
import { seededRandom } from '../testing/seededRandom.ts';

const row: BarcodeRow = {
  legacyCouponType: '04',
  legacyCouponOffer: '140',
  legacyCouponExpiration: '25078',
};

const hasValidCheckDigit = (number: string) => calculateCheckDigit(number.slice(0, -1)) === number.at(-1);

describe('the barcode number', () => {
  test.each<[changes: BarcodeRow, mailerCode: string, body: string | null]>([
    [{}, '410012', '0414025078410012'],
    [{}, 'QUILTA', '0414025078QUILTA'],
    [{}, 'A1B2C3', '0414025078A1B2C3'],
    [{ legacyCouponType: null }, '410012', '0014025078410012'],
    [{ legacyCouponType: ' ' }, '410012', '0014025078410012'],
    [{ legacyCouponExpiration: null }, '410012', '0414000000410012'],
    [{ legacyCouponOffer: ' 140 ' }, '410012', '0414025078410012'],
    // A day that is over is printed all the same: that is for Finish to refuse.
    [{ legacyCouponExpiration: '19100' }, '410012', '0414019100410012'],
    [{ legacyCouponOffer: null }, '410012', null],
    [{ legacyCouponOffer: '14' }, '410012', null],
    [{ legacyCouponOffer: '000' }, '410012', null],
    [{ legacyCouponType: '4' }, '410012', null],
    [{ legacyCouponExpiration: '2507' }, '410012', null],
    [{ legacyCouponExpiration: '250781' }, '410012', null],
    [{}, '41001', null],
    [{}, '4100123', null],
    [{}, 'quilta', null],
    [{}, '', null],
  ])('of %j for %j begins with %j', (changes, mailerCode, body) => {
    const number = toBarcodeNumber({ ...row, ...changes }, mailerCode);
    expect(number?.slice(0, -1) ?? null).toBe(body);
    expect(number === null || (number.length === 17 && hasValidCheckDigit(number))).toBe(true);
  });

  test('matches examples calculated by hand', () => {
    // From the right, doubled or not: 4 1 0 0 2 4 7 7 0 5 4 0 8 1 8 0, together 51; 9 is missing to 60.
    expect(toBarcodeNumber(row, '410012')).toBe('04140250784100129');
  });
});

describe('the check digit', () => {
  test.each([
    { body: 'US037833100', digit: '5', why: 'a published number' },
    { body: 'GB000263494', digit: '6', why: 'another published number' },
    { body: 'AU0000XVGZA', digit: '3', why: 'letters in a row' },
    { body: 'DE000BAY001', digit: '7', why: 'letters between digits' },
    { body: '7992739871', digit: '3', why: 'digits only' },
    { body: '0000000000000000', digit: '0', why: 'a sum of zero needs no correction' },
    { body: 'A', digit: '9', why: '1 and 0 doubled' },
    { body: 'Z', digit: '6', why: '3, and 5 doubled to 10, which is 1' },
  ])('of $body is $digit: $why', ({ body, digit }) => {
    expect(calculateCheckDigit(body)).toBe(digit);
  });

  test.each(['a', 'É', '1 2', '1-2', '１'])('%j has no check digit', (body) => {
    expect(() => calculateCheckDigit(body)).toThrow(RangeError);
  });

  const random = seededRandom(20_250_314);
  const digits = '0123456789';
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const bodies = Array.from({ length: 400 }, () => {
    return random.text(digits, 10) + random.text(digits + letters, 6);
  });

  test('detects every changed digit', () => {
    for (const body of bodies) {
      const number = body + calculateCheckDigit(body);
      for (const [place, digit] of [...number].entries()) {
        if (!digits.includes(digit)) continue;
        const other = random.pick([...digits].filter((each) => each !== digit));
        const changed = number.slice(0, place) + other + number.slice(place + 1);
        expect([changed, hasValidCheckDigit(changed)]).toEqual([changed, false]);
      }
    }
  });

  test('detects every swap of two adjacent digits except 0 and 9', () => {
    for (const body of bodies) {
      const number = body + calculateCheckDigit(body);
      for (let place = 0; place + 1 < number.length; place += 1) {
        const pair = number.slice(place, place + 2);
        if (!/^[0-9]{2}$/.test(pair) || pair[0] === pair[1]) continue;
        const changed = `${number.slice(0, place)}${pair[1]}${pair[0]}${number.slice(place + 2)}`;
        expect([changed, hasValidCheckDigit(changed)]).toEqual([changed, pair === '09' || pair === '90']);
      }
    }
  });
});
