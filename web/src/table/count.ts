/** What points are counted for at the end: every category in which somebody has any, or has lost some. */
export function categoriesOf(breakdown: readonly Readonly<Record<string, number>>[]): string[] {
  const all = new Set(breakdown.flatMap((one) => Object.keys(one)));
  return [...all].filter((category) => breakdown.some((one) => one[category]));
}
