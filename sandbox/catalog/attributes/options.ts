import type { Language } from '../../store-views.ts'
import { PRODUCT_LINES } from '../families/product-lines.ts'
import type { Values } from '../families/values.ts'
import { capitalize, numeral } from '../wording/text.ts'
import type { Attribute } from './attribute.ts'

/** An option of an attribute. `words` is the label in a sentence ('oak'), `label` the label on its own ('Oak'). */
interface Option {
  readonly id: number
  readonly words: (language: Language) => string
  readonly label: (language: Language) => string
}

const natural = new Intl.Collator('en', { numeric: true })
const memo = new Map<string, ReadonlyMap<string | number, Option>>()

/** Returns options by value, in the order of the shop; empty for attributes without options. */
export function options(attribute: Attribute): ReadonlyMap<string | number, Option> {
  const found = memo.get(attribute.code) ?? createOptions(attribute)
  memo.set(attribute.code, found)
  return found
}

/** Finds the option of a value. @throws Error for a value the attribute has no option for */
export function getOption(attribute: Attribute, value: string | number): Option {
  const option = options(attribute).get(value)
  if (!option) throw new Error(`'${attribute.code}' has no option '${value}'`)
  return option
}

function createOptions(attribute: Attribute): Map<string | number, Option> {
  switch (attribute.kind) {
    case 'word':
    case 'words':
      return new Map(
        Object.entries(attribute.options).map(([key, text], i) => [key, textOption(attribute.firstOption + i, text)]),
      )
    case 'measure':
      return new Map(numbers(attribute.code).map((mm) => [mm, measureOption(attribute.firstOption + Math.round(mm * 10), mm)]))
    case 'grit':
      return new Map(numbers('grit').map((grit) => [grit, plainOption(attribute.firstOption + grit, () => String(grit))]))
    case 'size':
      return new Map(sizeLabels().map((size, i) => [size, plainOption(attribute.firstOption + i, localizeSize(size))]))
    case 'flag':
      return new Map([
        [1, textOption(1, { en: 'yes', de: 'ja', it: 'sì' })],
        [0, textOption(0, { en: 'no', de: 'nein', it: 'no' })],
      ])
    case 'plain':
      return new Map()
  }
}

const textOption = (id: number, text: Readonly<Record<Language, string>>): Option => ({
  id,
  words: (language) => text[language],
  label: (language) => capitalize(text[language]),
})

const plainOption = (id: number, label: (language: Language) => string): Option => ({ id, words: label, label })

const measureOption = (id: number, mm: number): Option => ({
  id,
  words: (language) => numeral(mm, language),
  label: (language) => `${numeral(mm, language)} mm`,
})

const localizeSize = (size: string) => (language: Language) =>
  language === 'en' ? size : size.replaceAll(/(\d)\.(\d)/g, '$1,$2')

const numbers = (code: string): number[] =>
  usedValues(code)
    .filter((value) => typeof value === 'number')
    .sort((a, b) => a - b)

const sizeLabels = (): string[] =>
  usedValues('size')
    .filter((value) => typeof value === 'string')
    .sort(natural.compare)

/** Returns the distinct values that products have for an attribute. */
function usedValues(code: string): (string | number)[] {
  const sets: readonly Values[] = PRODUCT_LINES.flatMap((line) => [
    line.values,
    ...[...(line.each ?? []), ...(line.variants ?? [])].flat(),
  ])
  return [...new Set(sets.flatMap((values) => values[code] ?? []))]
}
