import { describe, expect, it } from 'vitest'
import { countries } from './use-countries.ts'

// CHECKOUT-16
describe('countries', () => {
  it('lists the given countries first and the others by their names', () => {
    const names = countries('en-GB', ['GB', 'DE']).map(({ name }) => name)
    expect(names.slice(0, 3)).toEqual(['United Kingdom', 'Germany', 'Afghanistan'])
    expect(new Set(names).size).toBe(names.length)
    expect(countries('en-GB', []).map(({ name }) => name)).toEqual(names.toSorted(new Intl.Collator('en-GB').compare))
  })

  it('ignores an unknown country', () => {
    expect(countries('de-DE', ['XX', 'DE']).slice(0, 2)).toEqual([
      { code: 'DE', name: 'Deutschland' },
      { code: 'AF', name: 'Afghanistan' },
    ])
  })
})
