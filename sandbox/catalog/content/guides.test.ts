import { describe, expect, it } from 'vitest'
import { category, listDocuments } from '../shapes.test-kit.ts'

const VIEWS = ['default', 'de', 'it'] as const
/** Pages of the shop that content links to. */
const SCREENS = [
  'contact',
  'cutting-form',
  'my-account',
  'stores',
  'calculators/skirting',
  'calculators/architrave',
  'calculators/deck',
]

const linksIn = (html: unknown, code: string) =>
  [...String(html ?? '').matchAll(/href="\/([^"]*)"/g)].map(([, path = '']) =>
    code === 'default' ? path : path.replace(new RegExp(`^${code}/`), ''),
  )

describe.each(VIEWS)('guides in the store view %s', (code) => {
  const pages = listDocuments('cms_page', code)
  const categories = listDocuments('category', code).map((document) => category.parse(document))
  const departments = categories.filter(
    ({ level, include_in_menu: inMenu, product_count: count }) => level === 2 && Boolean(inMenu) && count > 0,
  )
  const known = new Set([
    ...SCREENS,
    ...pages.map(({ identifier }) => `i/${String(identifier)}`),
    ...categories.map(({ url_path }) => url_path ?? ''),
  ])

  it('are linked from every department', () => {
    const without = departments.filter(({ description }) => !linksIn(description, code).some((link) => link.startsWith('i/')))
    expect(without.map(({ name }) => name)).toEqual([])
    expect(departments.length).toBeGreaterThanOrEqual(12)
  })

  // BLOG-9
  it('lead to categories of what they help to choose', () => {
    const paths = new Set(categories.map(({ url_path }) => url_path))
    const choosing = pages.filter(({ identifier }) => /^choosing-|^size-guide$/.test(String(identifier)))
    const without = choosing.filter(({ content }) => !linksIn(content, code).some((link) => paths.has(link)))
    expect(without.map(({ identifier }) => identifier)).toEqual([])
    expect(choosing.length).toBeGreaterThanOrEqual(7)
  })

  it('link to pages that exist, as categories and other pages do', () => {
    const texts = [...pages.map(({ content }) => content), ...categories.map(({ description }) => description)]
    const broken = texts.flatMap((text) => linksIn(text, code)).filter((link) => !known.has(link))
    expect(broken).toEqual([])
  })
})
