/**
 * What a long series of a test goes through: a small sample in `npm test`, all of it with `TEST_SERIES=whole`.
 */
export function longSeries<Item>(series: {
  sample: readonly Item[];
  whole: readonly Item[];
}): readonly Item[] {
  return process.env.TEST_SERIES === 'whole' ? series.whole : series.sample;
}
