import { describe, expect, it } from 'vitest'
import { type ContentChanges, contentWith } from '../../../test/kit/content.ts'
import { readConfig } from '../../config/config.ts'
import { shopInfo } from './shop-info.ts'

// CACHE-7
describe('name of the device database', () => {
  it.each<[string, string, ContentChanges, string]>([
    ['the default store view', 'default', {}, 'default-shop'],
    ['another store view', 'de', {}, 'de-shop'],
    ['the default store view with common caches', 'default', { storeViews: { commonCaches: true } }, 'shop'],
    ['another store view with common caches', 'de', { storeViews: { commonCaches: true } }, 'shop'],
  ])('is separate per store view, or shared with common caches: %s', (_, code, changes, name) => {
    const config = readConfig(contentWith(changes))
    const [view] = config.storeViews
    if (!view) throw new Error('There is no store view')
    expect(shopInfo(config, { ...view, code }, 'https://shop.example').deviceDatabase).toBe(name)
  })
})

// VIEW-4
describe('selectable store views', () => {
  it('are empty if there is only one', () => {
    const config = readConfig({})
    const [view] = config.storeViews
    if (!view) throw new Error('There is no store view')
    expect(shopInfo(config, view, 'https://shop.example')).not.toHaveProperty('storeViews')
  })

  it('contain the start URL of each', () => {
    const config = readConfig({ ...contentWith({ storeViews: { open: ['de'] } }), PUBLIC_URL: 'https://shop.example' })
    const [view, german] = config.storeViews
    if (!view || !german) throw new Error('There are not two store views')
    const italian = { ...german, code: 'it', host: 'shop.it', basePath: '' }
    const storeViews = [view, german, italian]
    const homesFrom = (from: typeof view) =>
      shopInfo({ ...config, storeViews }, from, 'https://shop.example').storeViews?.map(({ home }) => home)
    expect(homesFrom(german)).toEqual(['/', '/de/', 'https://shop.it/'])
    expect(homesFrom(italian)).toEqual(['https://shop.example/', 'https://shop.example/de/', '/'])
  })
})

// UI-54
it('keeps the times of the opening hours on one line', () => {
  const config = readConfig({})
  const [view] = config.storeViews
  if (!view) throw new Error('There is no store view')
  const { hours } = shopInfo(config, view, 'https://shop.example').texts
  expect(hours).toBe('Monday to Friday 7:30–\u206017:00, Saturday 8:00–\u206012:00')
})

// CART-10, CART-18, PRICE-8
it.each([
  { counts: 'lines', allowsOutOfStock: false, allowsZeroPrice: true },
  { counts: 'quantities', allowsOutOfStock: true, allowsZeroPrice: false },
] as const)('tells pages how the cart is set: %j', (cart) => {
  const config = readConfig(contentWith({ settings: { cart } }))
  const [view] = config.storeViews
  if (!view) throw new Error('There is no store view')
  expect(shopInfo(config, view, 'https://shop.example').cart).toEqual(cart)
})

// STOCK-3, ORDER-6
it.each([true, false])('tells pages whether stock is asked for and offline orders are sent: %j', (isOn) => {
  const settings = { platform: { stockSync: isOn }, checkout: { sendsOfflineOrders: isOn } }
  const config = readConfig(contentWith({ settings }))
  const [view] = config.storeViews
  if (!view) throw new Error('There is no store view')
  expect(shopInfo(config, view, 'https://shop.example')).toMatchObject({ stockSync: isOn, sendsOfflineOrders: isOn })
})

// FIELD-6
describe('reports of pages', () => {
  it('are on with the question for consent, unless FIELD_REPORTS is false', () => {
    const analytics = (environment: Readonly<Record<string, string>>) => {
      const config = readConfig(environment)
      const [view] = config.storeViews
      if (!view) throw new Error('There is no store view')
      return shopInfo(config, view, 'https://shop.example').analytics
    }
    expect(analytics({})).toEqual({ container: null, reports: true })
    expect(analytics({ FIELD_REPORTS: 'false' })).toEqual({ container: null, reports: false })
    expect(analytics(contentWith({ settings: { analytics: { isOn: false } } }))).toBeNull()
  })
})

// PRICE-1
describe('prices of the catalogue', () => {
  it.each<[string, ContentChanges, string]>([
    ['shown and confirmed', { settings: { platform: { priceSyncWait: false } } }, 'on'],
    [
      'cleared until the platform has confirmed them',
      { settings: { platform: { priceSyncWait: false, clearPricesBeforeSync: true } } },
      'clear',
    ],
    ['never cleared if answers wait for them', { settings: { platform: { clearPricesBeforeSync: true } } }, 'on'],
    ['final if the platform is not asked', { settings: { platform: { priceSync: false, clearPricesBeforeSync: true } } }, 'off'],
  ])('are %s', (_, changes, priceSync) => {
    const config = readConfig(contentWith(changes))
    const [view] = config.storeViews
    if (!view) throw new Error('There is no store view')
    expect(shopInfo(config, view, 'https://shop.example').priceSync).toBe(priceSync)
  })
})

// CART-10
describe('cart counter', () => {
  it.each<[string, ContentChanges, string]>([
    ['all pieces by default', {}, 'quantities'],
    ['lines if set', { settings: { cart: { counts: 'lines' } } }, 'lines'],
  ])('counts %s', (_, changes, counts) => {
    const config = readConfig(contentWith(changes))
    const [view] = config.storeViews
    if (!view) throw new Error('There is no store view')
    expect(shopInfo(config, view, 'https://shop.example').cart.counts).toBe(counts)
  })
})
