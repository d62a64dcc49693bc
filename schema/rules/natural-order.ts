import { exact, METRIC } from './measures/units.ts'

/**
 * Sorts labels naturally: '9 mm' before '18 mm', '600 mm' before '2.4 m', '500 g' before '2.5 kg', '18 mm' before 'Large'.
 * Amounts of different dimensions are sorted by their numbers in mm, g and ml.
 * A total order: equal labels are ordered by spelling.
 */
export const naturalOrder = (a: string, b: string): number => compareLabels(a, b, tokens)

/** Compares as `naturalOrder`, and reads each label once: for sorting a list, where a label is compared many times. */
export function createNaturalOrder(): typeof naturalOrder {
  const known = new Map<string, readonly Token[]>()
  const read = (label: string) => {
    const found = known.get(label) ?? tokens(label)
    known.set(label, found)
    return found
  }
  return (a, b) => compareLabels(a, b, read)
}

function compareLabels(a: string, b: string, read: typeof tokens): number {
  const left = read(a)
  const right = read(b)
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const order = compareTokens(left[i] ?? '', right[i] ?? '')
    if (order !== 0) return order
  }
  return left.length - right.length || byCodeUnits(a, b)
}

type Token = number | string

const FACTORS: ReadonlyMap<string, number> = new Map(Object.entries(METRIC).map(([unit, [, factor]]) => [unit, factor]))
const PART = new RegExp(String.raw`(\d+(?:[.,]\d+)*)(?:\s*(${[...FACTORS.keys()].join('|')})(?![\p{L}\d]))?|[^\d]+`, 'giu')

function tokens(label: string): readonly Token[] {
  return [...label.trim().matchAll(PART)].flatMap(([text, digits, unit]): readonly Token[] => {
    if (digits === undefined) return [text.trim()]
    const number = readNumber(digits)
    return [unit === undefined ? number : exact(number * (FACTORS.get(unit.toLowerCase()) ?? 1))]
  })
}

/** A comma before exactly three digits is a group separator, any other a decimal one; a second point ends the number. */
function readNumber(digits: string): number {
  return Number.parseFloat(digits.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.'))
}

function compareTokens(a: Token, b: Token): number {
  if (typeof a === 'number' && typeof b === 'number') return a === b ? 0 : a - b
  if (typeof a === 'number') return -1
  if (typeof b === 'number') return 1
  return collator.compare(a, b)
}

const collator = new Intl.Collator('en', { sensitivity: 'base' })

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
