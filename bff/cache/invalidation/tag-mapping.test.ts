import { describe, expect, it } from 'vitest'
import {
  affectsPictures,
  affectsProducts,
  isAcceptedTag,
  mayBeStale,
  mayChangeMenu,
  pageTags,
  responseTags,
  upstreamTags,
} from './tag-mapping.ts'

describe('invalidation tag check', () => {
  it.each([
    ...['P93', 'C24', 'A141', 'T1', 'CДуб', 'product', 'category', 'taxrule', 'cmsPage', 'stock', 'menu', '*'],
    ...['home', 'search', 'cart', 'cms-page', 'de-home', 'de-category', 'de_AT-my-account', 'page-not-found', 'redirect'],
  ])('accepts %s', (tag) => {
    expect(isAcceptedTag(tag)).toBe(true)
  })

  it.each(['', 'x93', 'roduct', '-home', '__proto__', 'constructor', ' P93', '**'])('rejects %j', (tag) => {
    expect(isAcceptedTag(tag)).toBe(false)
  })
})

const TREE = ['category', 'cms_page', 'cms_block', 'cms_hierarchy']

// CACHE-15
describe('tag mapping of an invalidation', () => {
  it.each([
    ['a product', ['P93'], ['P93'], ['P93'], ['P93']],
    [
      'a category, on pages whose content shows it',
      ['C24'],
      ['C24', 'any-category', ...TREE],
      ['C24', 'any-category', 'menu'],
      ['C24', 'any-category'],
    ],
    [
      'a product and its category',
      ['P93', 'C24'],
      ['P93', 'C24', 'any-category', ...TREE],
      ['P93', 'C24', 'any-category', 'menu'],
      ['P93', 'C24', 'any-category'],
    ],
    ['the menu', ['menu'], TREE, ['menu'], ['menu']],
    ['a screen', ['home'], ['*'], ['*'], ['home']],
    ['a screen of one store view', ['de-home'], ['*'], ['*'], ['de-home']],
    ['product pages of one store view', ['de-product'], ['*'], ['*'], ['de-product']],
    ['a product and a screen', ['P93', 'home'], ['*'], ['*'], ['P93', 'home']],
    ['all products', ['product'], ['*'], ['*'], ['*']],
    ['all products, by their letter', ['P'], ['*'], ['*'], ['*']],
    ['all categories', ['category'], ['*'], ['*'], ['*']],
    ['all categories, by their letter', ['C'], ['*'], ['*'], ['*']],
    ['an attribute, which names options everywhere', ['A141'], ['*'], ['*'], ['*']],
    ['a tax rule, which is in every price', ['T1'], ['*'], ['*'], ['*']],
    ['all tax rules among other tags', ['P93', 'C24', 'taxrule'], ['*'], ['*'], ['*']],
    ['everything', ['*'], ['*'], ['*'], ['*']],
  ])('covers %s', (_, tags, upstream, answers, pages) => {
    expect([upstreamTags(tags), responseTags(tags), pageTags(tags)]).toEqual([upstream, answers, pages])
  })

  it('reports that a category may change the menu', () => {
    expect([['P93', 'C24'], ['P93'], ['menu'], ['*']].map(mayChangeMenu)).toEqual([true, false, false, false])
  })
})

// CACHE-16
describe('stale pages after an invalidation', () => {
  it.each([
    ['are allowed without products', ['contact', 'C5', 'menu'], ['C5', 'any-category'], true],
    ['are allowed if only their menu has changed', ['product', 'P93', 'menu'], ['menu'], true],
    ['are not allowed with the changed product', ['product', 'P93', 'menu'], ['P93'], false],
    ['are not allowed with products in a changed category', ['category', 'C24', 'P93', 'menu'], ['C24', 'any-category'], false],
    ['are not allowed with a product and a changed menu', ['product', 'P93', 'menu'], ['P93', 'menu'], false],
    ['are not allowed after everything is invalidated', ['contact', 'menu'], ['*'], false],
  ])('%s', (_, page, invalidated, isAllowed) => {
    expect(mayBeStale(invalidated)(page)).toBe(isAllowed)
  })
})

describe('product data', () => {
  it.each(['P93', 'C24', 'A141', 'T1', 'product', 'stock', 'category', '*'])('is invalidated by %s', (tag) => {
    expect(affectsProducts(['home', tag])).toBe(true)
  })

  it.each(['home', 'de-product', 'cms_page', 'cmsPage', 'review', 'menu'])('is not invalidated by %s', (tag) => {
    expect(affectsProducts([tag])).toBe(false)
  })
})

describe('cached images', () => {
  it('are invalidated only by *', () => {
    expect([affectsPictures(['P93', '*']), affectsPictures(['P93', 'product'])]).toEqual([true, false])
  })
})
