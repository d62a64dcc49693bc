import { describe, expect, it } from 'vitest'
import { categoryUrl } from './category-url.ts'
import { productUrl } from './product-url.ts'

const dispatcher = { urlDispatcher: true, basePath: '' }
const named = { urlDispatcher: false, basePath: '' }
const board = { sku: 'OAK', slug: 'oak-board-93', urlPath: 'timber/oak board.html' }

// PROD-6
describe('URL of a product', () => {
  it.each([
    ['the catalogue path', board, dispatcher, null, '/timber/oak%20board.html'],
    [
      'the catalogue path with the variant in the query',
      board,
      dispatcher,
      'OAK/22&7',
      '/timber/oak%20board.html?childSku=OAK%2F22%267',
    ],
    ['the catalogue path when the variant is the product itself', board, dispatcher, 'OAK', '/timber/oak%20board.html'],
    [
      '/p/{sku}/{slug} if the product has no catalogue path',
      { ...board, urlPath: null },
      dispatcher,
      null,
      '/p/OAK/oak-board-93',
    ],
    [
      '/p/{sku}/{slug}/{childSku} if the catalogue path is empty',
      { ...board, urlPath: '' },
      dispatcher,
      'OAK-22',
      '/p/OAK/oak-board-93/OAK-22',
    ],
    ['/p/{sku}/{slug} without the dispatcher', board, named, null, '/p/OAK/oak-board-93'],
    ['/p/{sku}/{slug}/{childSku} without the dispatcher', board, named, 'OAK/22', '/p/OAK/oak-board-93/OAK%2F22'],
    ['/p/{sku}/{slug} when the variant is the product itself', board, named, 'OAK', '/p/OAK/oak-board-93'],
    [
      'prefixed with the path of the store view',
      board,
      { urlDispatcher: true, basePath: '/de' },
      null,
      '/de/timber/oak%20board.html',
    ],
    ['free of redundant slashes', { ...board, urlPath: '/timber//oak/' }, dispatcher, null, '/timber/oak'],
  ])('is %s', (_, product, settings, childSku, url) => {
    expect(productUrl(product, settings, childSku)).toBe(url)
  })
})

// PROD-6
describe('URL of a variant with firstVariantInUrl', () => {
  it.each([
    ['the catalogue path followed by the variant', board, dispatcher, '/timber/oak%20board.html/OAK%2F22'],
    [
      '/p/{sku}/{slug} followed by the variant if there is no catalogue path',
      { ...board, urlPath: null },
      dispatcher,
      '/p/OAK/oak-board-93/OAK%2F22',
    ],
    [
      '/p/{sku}/{slug} with the variant in the query without the dispatcher',
      board,
      named,
      '/p/OAK/oak-board-93?childSku=OAK%2F22',
    ],
  ])('is %s', (_, product, settings, url) => {
    expect(productUrl(product, { ...settings, firstVariantInUrl: true }, 'OAK/22')).toBe(url)
  })
})

// CAT-4
describe('URL of a category', () => {
  const skirting = { slug: 'skirting-30', urlPath: 'mouldings/skirting' }
  it.each([
    ['the catalogue path', skirting, dispatcher, '/mouldings/skirting'],
    ['/c/{slug} without the dispatcher', skirting, named, '/c/skirting-30'],
    ['/c/{slug} if the category has no catalogue path', { ...skirting, urlPath: null }, dispatcher, '/c/skirting-30'],
    ['prefixed with the path of the store view', skirting, { urlDispatcher: false, basePath: '/it' }, '/it/c/skirting-30'],
  ])('is %s', (_, category, settings, url) => {
    expect(categoryUrl(category, settings)).toBe(url)
  })
})

// URL-14
describe('URL of a path that begins like another store view', () => {
  const views = { urlDispatcher: true, basePath: '', basePaths: ['', '/de', '/de/at'] }

  it.each([
    ['de/boards', views, '/c/boards', '/p/OAK/oak-board-93'],
    ['de', views, '/c/boards', '/p/OAK/oak-board-93'],
    ['design/boards', views, '/design/boards', '/design/boards'],
    ['boards/de', views, '/boards/de', '/boards/de'],
    ['de/boards', { ...views, basePath: '/de' }, '/de/de/boards', '/de/de/boards'],
    ['at/boards', { ...views, basePath: '/de' }, '/de/c/boards', '/de/p/OAK/oak-board-93'],
    ['de/boards', dispatcher, '/de/boards', '/de/boards'],
  ])('is that of a page of its own store view: %j', (urlPath, settings, category, product) => {
    expect(categoryUrl({ slug: 'boards', urlPath }, settings)).toBe(category)
    expect(productUrl({ ...board, urlPath }, settings)).toBe(product)
  })
})
