/** Metrics and labels of an alert that are not in the output of `/metrics`; the alert itself if it uses none. */
export function findMissingMetrics(alert: string, metrics: string): string[] {
  // The name of a metric has an underscore, and no parenthesis follows it.
  const used = [...alert.matchAll(/\b([a-z]+(?:_[a-z]+)+)(?:\{(.*?)\}|[[)])/g)];
  const patterns = used.flatMap(([, name = '', conditions = '']) => [
    `^${name}[ {]`,
    ...[...conditions.matchAll(/(\w+)(=|!=|=~)"(.*?)"/g)].map(
      ([, label, operator, value]) => `^${name}\\{(.*,)?${label}="${operator === '=' ? value : ''}`,
    ),
  ]);
  return used.length === 0 ? [alert] : patterns.filter((pattern) => !new RegExp(pattern, 'm').test(metrics));
}
