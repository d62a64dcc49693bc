import { describe, expect, it } from 'vitest'
import { optionsNotInName } from './options-not-in-name.ts'

const line = (name: string, values: readonly string[], given: { readonly answers?: number; readonly parts?: number } = {}) => ({
  name,
  options: values.map((value) => ({ label: 'Option', value })),
  optionAnswers: Array.from({ length: given.answers ?? 0 }),
  bundleChoices: Array.from({ length: given.parts ?? 0 }),
})

// CART-47
describe('optionsNotInName', () => {
  it.each([
    ['leaves out a size that the name ends with', line('Skirting 15 × 95 × 2440 mm', ['15 × 95 × 2440 mm']), []],
    ['leaves out a value that the name starts with', line('Oak skirting', ['Oak']), []],
    ['ignores case', line('Deck oil, dark oak', ['Dark Oak']), []],
    ['ignores the kind of spaces', line('Skirting 2440\u00a0mm', ['2440 mm']), []],
    ['reads x between numbers as ×', line('Skirting 15x95 x 2440 mm', ['15 × 95 × 2440 mm']), []],
    ['leaves out each part of a size', line('Skirting, 15 x 95 x 2440 mm', ['15 mm', '95 mm', '2440 mm']), []],
    [
      'keeps a measure that is not part of a size',
      line('Board 22 x 150 mm', ['900 mm', '50 mm', '22 m']),
      ['900 mm', '50 mm', '22 m'],
    ],
    ['keeps a value that the name does not contain', line('Skirting 2440 mm', ['Primed', '2440 mm']), ['Primed']],
    ['keeps a number that is only the end of another', line('Skirting 15 mm', ['5 mm']), ['5 mm']],
    ['keeps a number that is only the decimals of another', line('Strip 1.5 mm', ['5 mm']), ['5 mm']],
    ['keeps a number that is only the thousands of another', line('Rail 5,400 mm', ['400 mm']), ['400 mm']],
    ['leaves out a value after a comma', line('Skirting,400 mm', ['400 mm']), []],
    ['keeps a unit that is only the start of another', line('Batten 9 mm', ['9 m']), ['9 m']],
    ['keeps a word that is only part of another', line('Redwood post', ['Red']), ['Red']],
    ['finds a whole word after part of another', line('Redwood post, red', ['Red']), []],
    ['keeps a number without a unit, which says nothing without its label', line('Disc 120', ['120']), ['120']],
    ['keeps a value without letters and numbers', line('Post – cap', ['–', ' ']), ['–', ' ']],
    ['does not read a value as a pattern', line('Post cap', ['P.st', '(cap']), ['P.st', '(cap']],
    ['keeps what the shopper has written', line('Oak sign', ['Oak'], { answers: 1 }), ['Oak']],
    ['keeps the parts of a set', line('Deck kit with joists', ['joists'], { parts: 1 }), ['joists']],
  ])('%s', (_, { optionAnswers, bundleChoices, ...said }, values) => {
    const shown = optionsNotInName({ ...said, optionAnswers, bundleChoices })
    expect(shown.map(({ value }) => value)).toEqual(values)
  })

  it.each([
    ['digits', '9'.repeat(1_000_000)],
    ['a size without a unit', '1 × '.repeat(250_000)],
  ])('reads a name of a million characters in linear time: %s', (_, name) => {
    expect(optionsNotInName(line(name, ['95 mm'])).map(({ value }) => value)).toEqual(['95 mm'])
  })
})
