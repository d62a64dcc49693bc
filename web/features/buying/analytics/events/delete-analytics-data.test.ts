import { describe, expect, it } from 'vitest'
import { cookiesToExpire } from './delete-analytics-data.ts'

// CHECKOUT-3
describe('cookiesToExpire', () => {
  it('expires analytics cookies on this host and its parents, and no others', () => {
    const cookies = '_ga=GA1.1.2; heartwood-analytics=denied; _ga_ABC=x=y; basket=1; my_ga=1'
    expect(cookiesToExpire(cookies, 'shop.timber.example')).toEqual([
      '_ga=; path=/; max-age=0',
      '_ga=; path=/; max-age=0; domain=shop.timber.example',
      '_ga=; path=/; max-age=0; domain=timber.example',
      '_ga_ABC=; path=/; max-age=0',
      '_ga_ABC=; path=/; max-age=0; domain=shop.timber.example',
      '_ga_ABC=; path=/; max-age=0; domain=timber.example',
    ])
  })

  it.each(['', ';;', 'a=1; b', 'heartwood-analytics=granted'])('finds nothing in %j', (cookies) => {
    expect(cookiesToExpire(cookies, 'localhost')).toEqual([])
  })
})
