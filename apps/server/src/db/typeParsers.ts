import { types, type CustomTypesConfig } from 'pg';

const { builtins } = types;

/**
 * How values of the database become values of JavaScript, the same on both databases.
 * - `bigint` and `count(*)`: numbers (our counts stay far below 2^53);
 * - `numeric`: numbers (amounts of at most 15 digits; sums are made in SQL);
 * - `date`: the text `YYYY-MM-DD`, never a `Date` at some zone's midnight.
 */
export const typeParsers: CustomTypesConfig = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    if (id === builtins.INT8 || id === builtins.NUMERIC) return Number;
    if (id === builtins.DATE) return String;
    return types.getTypeParser(id, format);
  },
};
