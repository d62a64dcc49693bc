import { describe, expect, it } from 'vitest'
import { carryChoices } from './languages-dialog.tsx'

const carry = (search: string, { address = '/de/holz', isSameCurrency = true, hash = '' } = {}) =>
  carryChoices({ address, isSameCurrency }, { search, hash })

// VIEW-40
describe('carryChoices', () => {
  it.each([
    ['nothing', '', '/de/holz'],
    [
      'filters, sort order and page',
      '?wood_type=61&wood_type=58&sort=price_asc&page=2',
      '/de/holz?wood_type=58&wood_type=61&sort=price_asc&page=2',
    ],
    ['a search term', '?q=birch%20ply%2018', '/de/holz?q=birch+ply+18'],
    ['a variant', '?childSku=OAK-24', '/de/holz?childSku=OAK-24'],
    ['no campaign parameters', '?utm_source=mail&gclid=x&sort=latest', '/de/holz?sort=latest'],
    ['no markup', '?q=%3Cscript%3E%22%26', '/de/holz?q=%3Cscript%3E%22%26'],
    ['a broken escape as text', '?q=%E0%A4%A&sort=latest', '/de/holz?q=%EF%BF%BD%25A&sort=latest'],
  ])('keeps %s', (_, search, expected) => {
    expect(carry(search)).toBe(expected)
  })

  it('keeps the hash', () => {
    expect(carry('?sort=latest', { hash: '#reviews' })).toBe('/de/holz?sort=latest#reviews')
  })

  it('drops a price range if the other store view has another currency', () => {
    expect(carry('?price=50-100&wood_type=58', { isSameCurrency: false })).toBe('/de/holz?wood_type=58')
    expect(carry('?price=50-100')).toBe('/de/holz?price=50-100')
  })

  it('keeps account tokens on this host only', () => {
    const search = '?token=abc&email=a%40b.example'
    expect(carry(search, { address: 'https://shop.it/create-password' })).toBe('https://shop.it/create-password')
    expect(carry(search, { address: '/de/create-password' })).toBe(`/de/create-password?email=a%40b.example&token=abc`)
  })
})
