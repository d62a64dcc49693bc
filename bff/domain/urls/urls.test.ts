import { describe, expect, it } from 'vitest'
import { categoryUrl } from './category-url.ts'
import { productUrl } from './product-url.ts'

const dispatcher = { urlDispatcher: true, basePath: '' }
const named = { urlDispatcher: false, basePath: '' }
const board = { sku: 'OAK', slug: 'oak-board-93', urlPath: 'timber/oak board.html' }

describe('the address of a product', () => {
  it.each([
    ['its path in the catalogue', board, dispatcher, null, '/timber/oak%20board.html'],
    ['the same with the variant as a query', board, dispatcher, 'OAK/22&7', '/timber/oak%20board.html?childSku=OAK%2F22%267'],
    ['the same when the variant is itself', board, dispatcher, 'OAK', '/timber/oak%20board.html'],
    ['named when the catalogue has no path', { ...board, urlPath: null }, dispatcher, null, '/p/OAK/oak-board-93'],
    ['named when the catalogue’s path is empty', { ...board, urlPath: '' }, dispatcher, 'OAK-22', '/p/OAK/oak-board-93/OAK-22'],
    ['named without the dispatcher', board, named, null, '/p/OAK/oak-board-93'],
    ['named with the variant as a part', board, named, 'OAK/22', '/p/OAK/oak-board-93/OAK%2F22'],
    ['named without the product itself as a part', board, named, 'OAK', '/p/OAK/oak-board-93'],
    ['under the path of the store view', board, { urlDispatcher: true, basePath: '/de' }, null, '/de/timber/oak%20board.html'],
    ['free of doubled slashes', { ...board, urlPath: '/timber//oak/' }, dispatcher, null, '/timber/oak'],
  ])('is %s', (_, product, settings, childSku, url) => {
    expect(productUrl(product, settings, childSku)).toBe(url)
  })
})

describe('the address of a variant, when pages open with one', () => {
  it.each([
    ['a part of the path with the dispatcher', board, dispatcher, '/timber/oak%20board.html/OAK%2F22'],
    ['a part of the path where the catalogue has none', { ...board, urlPath: null }, dispatcher, '/p/OAK/oak-board-93/OAK%2F22'],
    ['a query without the dispatcher', board, named, '/p/OAK/oak-board-93?childSku=OAK%2F22'],
  ])('is %s', (_, product, settings, url) => {
    expect(productUrl(product, { ...settings, firstVariantInUrl: true }, 'OAK/22')).toBe(url)
  })
})

describe('the address of a category', () => {
  const skirting = { slug: 'skirting-30', urlPath: 'mouldings/skirting' }
  it.each([
    ['its path in the catalogue', skirting, dispatcher, '/mouldings/skirting'],
    ['named without the dispatcher', skirting, named, '/c/skirting-30'],
    ['named when the catalogue has no path', { ...skirting, urlPath: null }, dispatcher, '/c/skirting-30'],
    ['under the path of the store view', skirting, { urlDispatcher: false, basePath: '/it' }, '/it/c/skirting-30'],
  ])('is %s', (_, category, settings, url) => {
    expect(categoryUrl(category, settings)).toBe(url)
  })
})
