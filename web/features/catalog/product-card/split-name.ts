import { type Fact, sizeLine } from './size-line.ts'

/** All parts of the pattern have a maximum length, because a search for longer ones takes time by the square of the text. */
const NUMBER = String.raw`\d{1,6}(?:[.,]\d{1,4})?`

/** Numbers with a unit, and the space or comma before them: ', 25 x 75 x 170 mm', ' 115 - 220 mm', ' 25 / 38 / 50 mm', ' 2.5 l'. */
const SIZE_IN_NAME = new RegExp(
  String.raw`,?\s{1,3}${NUMBER}(?:\s{0,3}(?:mm\s{0,3})?[x×/–-]\s{0,3}${NUMBER}){0,4}\s{0,3}(?:mm|ml|l|kg)\b`,
  'iu',
)

/** A word that expects the size after it, or anything but a letter, a number or a closing bracket: 'tape of', 'bar M8 x', 'set (', 'clip -'. */
const DANGLING =
  /(?:^|[^\p{L}\p{N})\]"”²³%])$|(?:^|[\s(])(?:[x×à]|of|for|with|to|and|or|by|per|from|at|in|up|für|von|mit|bis|zu|ab|und|oder|je|auf|aus|di|da|del|con|fino|a|e|o|su)$/iu

/** A text that continues the size instead of the name: ' x 20 m', ' - 40 mm', 's'. */
const CONTINUED = /^(?:\s*(?:[×/–-]|x(?!\p{L})|\d)|[^\s,;.:)\]])/iu

/**
 * Splits a name into the text before its size, the size and the text after it: 'Oak plinth block', ' 25 x 75 x 170 mm', ''. The size is
 * empty if the line below the name does not repeat each of its numbers, or if the rest of the name does not read well without it.
 *
 * @source LIST-31
 */
export function splitName(name: string, facts: readonly Fact[]): readonly [before: string, size: string, after: string] {
  const whole = [name, '', ''] as const
  const found = SIZE_IN_NAME.exec(name)
  if (!found) return whole
  const [size] = found
  const before = name.slice(0, found.index)
  const after = name.slice(found.index + size.length)
  const shown = new Set(sizeLine(facts).flatMap(({ text }) => numbersIn(text)))
  const isShown = numbersIn(size).every((number) => shown.has(number))
  return isShown && !DANGLING.test(before) && !CONTINUED.test(after) ? [before, size, after] : whole
}

const numbersIn = (text: string): readonly string[] => text.match(new RegExp(NUMBER, 'g')) ?? []
