/** Removes the time from a pattern: 'D/M/YYYY' for 'HH:mm D/M/YYYY'. */
export const dateAlone = (pattern: string): string => pattern.replace(/\W*HH?:mm\W*/, '')

/**
 * Creates a function that formats a moment by a pattern, in a time zone: '14:05 20/11/2026' for 'HH:mm D/M/YYYY'. A single letter is a
 * number without a leading zero.
 * @throws RangeError if the time zone is invalid
 * @source LOCALE-2, LOCALE-3
 */
export function dateWriter(timeZone: string): (moment: Date | number, pattern: string) => string {
  // Swedish dates are ISO 8601: '2026-11-20 14:05'.
  const format = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone })
  return (moment, pattern) => {
    const [YYYY, MM, DD, HH, mm] = format.format(moment).split(/\D+/)
    const parts: Readonly<Record<string, string | undefined>> = { YYYY, MM, DD, HH, mm }
    return pattern.replace(/YYYY|mm|DD?|MM?|HH?/g, (token) => parts[token] ?? `${Number(parts[token + token])}`)
  }
}
