import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { affectsPictures, affectsProducts, answerTags, isAcceptedTag, pageTags, SCREENS } from './tag-mapping.ts'

describe('invalidation tag check', () => {
  it.each([
    ...['P93', 'C24', 'A141', 'T1', 'CДуб', 'product', 'category', 'taxrule', 'cmsPage', 'stock', '*'],
    ...['home', 'search', 'cart', 'cms-page', 'de-home', 'de-category', 'de_AT-my-account'],
  ])('accepts %s', (tag) => {
    expect(isAcceptedTag(tag)).toBe(true)
  })

  it.each(['', 'x93', 'roduct', '-home', '__proto__', 'constructor', ' P93', '**'])('rejects %j', (tag) => {
    expect(isAcceptedTag(tag)).toBe(false)
  })
})

describe('tag mapping of an invalidation', () => {
  it.each([
    ['a product', ['P93'], ['P93'], ['P93']],
    ['a category, which is in every menu', ['C24'], ['*'], ['*']],
    ['a product and its category', ['P93', 'C24'], ['*'], ['*']],
    ['a screen', ['home'], ['*'], ['home']],
    ['a screen of one store view', ['de-home'], ['*'], ['de-home']],
    ['product pages of one store view', ['de-product'], ['*'], ['de-product']],
    ['a product and a screen', ['P93', 'home'], ['*'], ['P93', 'home']],
    ['all products', ['product'], ['*'], ['*']],
    ['all products, by their letter', ['P'], ['*'], ['*']],
    ['an attribute, which names options everywhere', ['A141'], ['*'], ['*']],
    ['a tax rule, which is in every price', ['T1'], ['*'], ['*']],
    ['one of them among others', ['P93', 'taxrule'], ['*'], ['*']],
    ['everything', ['*'], ['*'], ['*']],
  ])('covers %s', (_, tags, answers, pages) => {
    expect([answerTags(tags), pageTags(tags)]).toEqual([answers, pages])
  })
})

describe('product data', () => {
  it.each(['P93', 'C24', 'A141', 'T1', 'product', 'stock', 'category', '*'])('is invalidated by %s', (tag) => {
    expect(affectsProducts(['home', tag])).toBe(true)
  })

  it.each(['home', 'de-product', 'cms_page', 'cmsPage', 'review'])('is not invalidated by %s', (tag) => {
    expect(affectsProducts([tag])).toBe(false)
  })
})

describe('cached images', () => {
  it('are invalidated only by *', () => {
    expect([affectsPictures(['P93', '*']), affectsPictures(['P93', 'product'])]).toEqual([true, false])
  })
})

describe('screen list', () => {
  it('contains the screens of the route table and those without a route', () => {
    const named = [...readFileSync('web/routes.ts', 'utf8').matchAll(/\bscreen\(\s*'([\w-]+)'/g)].map(([, name = '']) => name)
    const routes = new Set(named.filter((name) => name !== 'url-dispatcher'))
    expect([...routes, 'page-not-found', 'redirect'].sort()).toEqual([...SCREENS].sort())
  })
})
