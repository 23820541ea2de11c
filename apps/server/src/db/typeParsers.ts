import { types, type CustomTypesConfig } from 'pg';

const { builtins } = types;

/**
 * How database values become JavaScript values, the same on both databases.
 * - `bigint` and `count(*)`: numbers (counts stay far below 2^53);
 * - `numeric`: numbers (amounts with at most 15 digits; sums of them in JavaScript are rounded to cents);
 * - `date`: the text `YYYY-MM-DD`, to avoid time zone conversion.
 */
export const typeParsers: CustomTypesConfig = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    if (id === builtins.INT8 || id === builtins.NUMERIC) return Number;
    if (id === builtins.DATE) return String;
    return types.getTypeParser(id, format);
  },
};
