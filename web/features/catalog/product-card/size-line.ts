export interface Fact {
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
 * one more fact. Values that are not in millimetres are separate parts.
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

/** By how many percent an offer is cheaper, rounded; 0 without an offer. */
export function savingPercent(regular: number, final: number): number {
  return regular > final && final >= 0 ? Math.round(((regular - final) / regular) * 100) : 0
}
