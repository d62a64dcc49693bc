import { describe, expect, it } from 'vitest'
import { pluralRules } from './plural-forms.ts'

const NUMBERS = [...Array.from({ length: 201 }, (_, number) => number), 0.5, 1.5, 1000, 1234, 999_999]

describe('pluralRules', () => {
  it.each(['en-GB', 'de', 'de-AT', 'it-IT', 'fr', 'pl', 'enm'])(
    'isOne is true for the numbers that take the form "one" in %s',
    (language) => {
      const rules = new Intl.PluralRules(language)
      const { isOne } = pluralRules(language)
      expect(NUMBERS.filter(isOne)).toEqual(NUMBERS.filter((number) => rules.select(number) === 'one'))
    },
  )

  it('selects the form of the language', () => {
    const { plural } = pluralRules('pl')
    const forms = { one: 'deska', few: 'deski', many: 'desek', other: 'deski' }
    expect([1, 2, 5, 22, 25].map((count) => plural(count, forms))).toEqual(['deska', 'deski', 'desek', 'deski', 'desek'])
  })

  it('uses the form "other" if the form of the rule is missing', () => {
    expect(pluralRules('it').plural(1_000_000, { one: 'asse', other: 'assi' })).toBe('assi')
  })
})
