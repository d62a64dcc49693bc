interface Fact {
  readonly code: string
  readonly label: string
  readonly value: string
}

/** A part of the line below a product's name. The label is read out, not shown. */
export interface SizePart {
  readonly label: string
  readonly text: string
}

const DIMENSIONS: ReadonlySet<string> = new Set(['thickness', 'width', 'length'])

const MILLIMETRES = /^\d[\d.,]* mm(?:(?:, | – )\d[\d.,]* mm)*$/

/** Facts shown besides the dimensions. */
const MOST_OTHERS = 1

/**
 * The dimensions of a product in one line, '18 × 150 × 4200 mm', with a range where its variants differ, '15–18 × 44–94 mm', followed by
 * one more fact. Values that are not in millimetres stand for themselves.
 */
export function sizeLine(facts: readonly Fact[]): readonly SizePart[] {
  const isDimension = ({ code, value }: Fact) => DIMENSIONS.has(code) && MILLIMETRES.test(value)
  const dimensions = facts.filter(isDimension)
  const others = facts.filter((fact) => !isDimension(fact)).map(({ label, value }) => ({ label, text: value }))
  if (dimensions.length === 0) return others.slice(0, MOST_OTHERS + 1)
  const size = {
    label: dimensions.map(({ label }) => label).join(' × '),
    text: `${dimensions.map(({ value }) => toRange(value)).join(' × ')} mm`,
  }
  return [size, ...others.slice(0, MOST_OTHERS)]
}

function toRange(value: string): string {
  const numbers = value.match(/\d[\d.,]*(?= mm)/g) ?? []
  const [first = ''] = numbers
  return numbers.length > 1 ? `${first}–${numbers.at(-1)}` : first
}

const SIZE_IN_NAME = /\s+\d+(?:[.,]\d+)?(?:\s*[x×]\s*\d+(?:[.,]\d+)?)*\s*mm\b/i

/**
 * Splits a name into the text before its size, the size and the text after it: 'Oak plinth block', ' 25 x 75 x 170 mm', ''. The size is
 * empty if the facts do not repeat every number of it, so that no number is lost where the size is not shown.
 */
export function splitName(name: string, facts: readonly Fact[]): readonly [before: string, size: string, after: string] {
  const found = SIZE_IN_NAME.exec(name)
  const numbers = found?.[0].match(/\d+(?:[.,]\d+)?/g) ?? []
  const known = new Set(facts.flatMap(({ value }) => value.match(/\d+(?:[.,]\d+)?/g) ?? []))
  if (!found || found.index === 0 || !numbers.every((number) => known.has(number))) return [name, '', '']
  const end = found.index + found[0].length
  return [name.slice(0, found.index), found[0], name.slice(end)]
}

/** By how many percent an offer is cheaper, rounded; 0 without an offer. */
export function savingPercent(regular: number, final: number): number {
  return regular > final && final >= 0 ? Math.round(((regular - final) / regular) * 100) : 0
}
