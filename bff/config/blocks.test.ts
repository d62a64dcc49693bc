import { describe, expect, it } from 'vitest'
import { contentWith } from '../../test/kit/content.ts'
import { readConfig } from './config.ts'
import { editedContent } from './testing/edited-content.ts'

// CMS-24, CMS-25
describe('block settings', () => {
  it('place nothing by themselves', () => {
    const { directory } = editedContent('shop/default.yaml', (text) => text.replace(/^blocks:\n(?: {2}.*\n)+/m, ''))
    const nothing = { home: [], category: [], cart: [], checkout: [], footer: [] }
    expect(readConfig({ CONTENT_DIR: directory }).shop.blocks).toEqual(nothing)
  })

  it('name categories by id or slug, also by a number', () => {
    const category = ['all', { block: 'some', categories: [33, 'decking-33'] }]
    expect(readConfig(contentWith({ shop: { blocks: { category } } })).shop.blocks.category).toEqual([
      'all',
      { block: 'some', categories: ['33', 'decking-33'] },
    ])
  })

  it.each([
    ['an unknown place', 'basket: [a]', /blocks.basket: is not a setting; use one of home, category, cart, checkout, footer/],
    ['a blank identifier', "home: [' ']", /blocks.home.0: /],
    ['a block that is listed twice', 'home: [a, b, a]', /blocks.home.2: is listed twice/],
    ['a ninth block of a place', 'home: [a, b, c, d, e, f, g, h, i]', /blocks.home: /],
    [
      'a block of no category',
      'category: [{ block: a, categories: [] }]',
      /blocks.category.0.categories: has to have 1 or more entries/,
    ],
  ])('stop the start with file and line for %s', (_, line, message) => {
    const { directory } = editedContent('shop/default.yaml', (text) =>
      text.replace(/^ {2}home: .*\n {2}category: .*$/m, `  ${line}`),
    )
    expect(() => readConfig({ CONTENT_DIR: directory })).toThrow(message)
    expect(() => readConfig({ CONTENT_DIR: directory })).toThrow(/default\.yaml:\d+ blocks/)
  })
})
