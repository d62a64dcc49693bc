/**
 * A name or label whose sizes stay on one line: '25 × 75 × 170 mm' has no-break spaces. For display only, because searches and
 * comparisons use plain spaces.
 * @source PROD-78
 */
export const unbrokenSizes = (text: string): string => text.replace(/ (?=×|mm)|(?<=×) /g, '\u00a0')
