/** The cases of a long test series: a small sample in `npm test`, all of them with `TEST_SERIES=whole`. */
export function longSeries<Item>(series: {
  sample: readonly Item[];
  whole: readonly Item[];
}): readonly Item[] {
  return process.env.TEST_SERIES === 'whole' ? series.whole : series.sample;
}
