import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../bff/config/config.ts'

type Texts = Readonly<Record<string, string>>
type Page = { readonly identifier: string; readonly content: Texts }

const read = (file: string) => parse(readFileSync(`sandbox/data/catalog/${file}`, 'utf8'))
const pages: readonly Page[] = [...read('pages/guides.yaml').pages, ...read('posts.yaml').posts]
const { shop } = readConfig({})
const VIEWS = { en: '', de: '/de', it: '/it' }

/** The addresses that a page links to, in one language. */
const links = (identifier: string, language: string): readonly string[] => {
  const content = pages.find((page) => page.identifier === identifier)?.content[language] ?? ''
  return [...content.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
}

// ROOM-12
describe('guides and posts', () => {
  it.each(
    Object.entries(VIEWS).flatMap(([language, path]) => [
      { identifier: 'fitting-skirting', language, href: `${path}/calculators/skirting` },
      { identifier: 'fitting-skirting', language, href: `${path}/calculators/architrave` },
      { identifier: 'decking-in-spring', language, href: `${path}/calculators/deck` },
      { identifier: 'cutting-guide', language, href: `${path}/cutting-form` },
    ]),
  )('$identifier links to $href', ({ identifier, language, href }) => {
    expect(links(identifier, language)).toContain(href)
  })

  it('link only to calculators that the shop offers', () => {
    const linked = pages.flatMap(({ content }) => [...JSON.stringify(content).matchAll(/\/calculators\/([\w-]+)/g)])
    const offered = Object.keys(shop.calculators ?? {})
    expect(new Set(linked.map(([, kind]) => kind))).toEqual(new Set(offered))
  })
})

// CUT-19
describe('the departments of sheets and of cutting', () => {
  const categories: Readonly<Record<string, { readonly more?: Texts }>> = read('categories.yaml')

  it.each(
    ['sheet-materials', 'services', 'cutting'].flatMap((key) =>
      Object.entries(VIEWS).map(([language, path]) => ({ key, language, path })),
    ),
  )('$key leads to $path/cutting-form', ({ key, language, path }) => {
    expect(categories[key]?.more?.[language]).toContain(`href="${path}/cutting-form"`)
  })
})

// UI-69
describe('the banners of the home page', () => {
  it.each([
    { file: 'default', action: 'Plan a deck' },
    { file: 'de', action: 'Terrasse planen' },
    { file: 'it', action: 'Progetta una terrazza' },
  ])('lead from $action to the deck calculator', ({ file, action }) => {
    const { mainBanners } = parse(readFileSync(`bff/content/banners/${file}.json`, 'utf8'))
    expect(mainBanners).toContainEqual(expect.objectContaining({ action, url: '/calculators/deck' }))
  })
})
