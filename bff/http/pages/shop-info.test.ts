import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { shopInfo } from './shop-info.ts'

// CACHE-7
describe('what a browser keeps', () => {
  it.each([
    ['the default store view', 'default', {}, 'default-shop'],
    ['another store view', 'de', {}, 'de-shop'],
    ['the default one of a shop whose caches are common', 'default', { COMMON_CACHES: 'true' }, 'shop'],
    ['another one of such a shop', 'de', { COMMON_CACHES: 'true' }, 'shop'],
  ])('of %s has its place', (_, code, env, name) => {
    const config = readConfig(env)
    const [view] = config.storeViews
    if (!view) throw new Error('There is no store view')
    expect(shopInfo(config, { ...view, code }, 'https://shop.example').deviceDatabase).toBe(name)
  })
})

// CART-10
describe('the number at the cart', () => {
  it.each([
    ['all pieces by default', {}, 'quantities'],
    ["lines when it is set to 'items'", { CART_COUNTS: 'items' }, 'lines'],
  ])('counts %s', (_, env, counts) => {
    const config = readConfig(env)
    const [view] = config.storeViews
    if (!view) throw new Error('There is no store view')
    expect(shopInfo(config, view, 'https://shop.example').cart.counts).toBe(counts)
  })
})
