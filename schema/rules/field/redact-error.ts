import { REPORT_LIMITS } from './field-report.ts'

/** Longer messages are cut before they are searched, so that no message is expensive. */
const MOST_SEARCHED = 1000

type Replacement = string | ((match: string, kept?: string) => string)

/** Patterns in the order in which they are replaced: an address may contain an e-mail address, and a quotation either. */
const REDACTIONS: readonly [RegExp, Replacement][] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  [/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' '],
  [/(?:[a-z][a-z\d+.-]*:\/\/|\/\/)\S+/gi, '[address]'],
  [/\S*[@＠]\S+/g, '[e-mail]'],
  [/(?<![\w)\]])\/\S+|\?\S*=\S*/g, '[address]'],
  // The name of a property that the code has is kept: "(reading 'items')".
  [/(\((?:reading|setting) '[\w$]{1,40}'\))|["`][^"`]*["`]?|(?<!\p{L})'(?:[^']|'(?=\p{L}))*'?/gu, keepProperty],
  [/[“„«‘][^”“»’]*[”“»’]?/g, '[text]'],
  [/\d{3,}/g, '[number]'],
  [/[^\s[\]]{40,}/g, '[long]'],
]

/**
 * The message of a script error as it may be sent and logged: without addresses, e-mail addresses, quoted texts, long numbers and long words.
 * Engines quote what they could not parse, which may be a shopper's input.
 * @source FIELD-4
 */
export function redactError(message: string): string {
  const searched = message.slice(0, MOST_SEARCHED)
  const redacted = REDACTIONS.reduce(
    (text, [pattern, by]) => text.replace(pattern, typeof by === 'string' ? () => by : by),
    searched,
  )
  return redacted.replace(/\s+/g, ' ').trim().slice(0, REPORT_LIMITS.text)
}

function keepProperty(_match: string, property?: string): string {
  return property ?? '[text]'
}
