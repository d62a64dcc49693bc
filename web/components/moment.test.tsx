import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ShopProvider } from '../data/shop.tsx'
import type { ShopInfo } from '../page.types.ts'
import { Moment } from './moment.tsx'

const shop: ShopInfo = {
  name: 'Heartwood',
  phone: null,
  origin: 'https://shop.example',
  storeCode: 'default',
  language: 'en-GB',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  basePath: '',
  priceSync: 'off',
}

const textOf = (view: Partial<ShopInfo>, at = '2026-07-20T22:30:00Z') =>
  renderToStaticMarkup(
    <ShopProvider shop={{ ...shop, ...view }}>
      <Moment at={at} hasTime />
    </ShopProvider>,
  ).replace(/<[^>]*>/g, '')

describe('a moment', () => {
  it.each([
    ['on the clock of the shop', {}, '23:30, 20 July 2026'],
    ['on the clock of a shop elsewhere, where it is another day', { timeZone: 'Europe/Rome' }, '00:30, 21 July 2026'],
    ['in the language of the store view', { language: 'de-DE', timeZone: 'Europe/Berlin' }, '00:30, 21. Juli 2026'],
  ])('is written %s', (_, view, expected) => {
    expect(textOf(view)).toBe(expected)
  })

  it('that is none is not written', () => {
    expect(textOf({}, 'soon')).toBe('')
  })
})
