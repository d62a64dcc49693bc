import { describe, expect, it } from 'vitest'
import { shellData } from './shell-data.ts'

const delivery = { __typename: 'PageLink', title: 'Delivery', url: '/i/delivery' } as const
const found = {
  menu: [],
  sitePages: { __typename: 'SitePages', menu: [], help: [delivery], about: [] },
  placedBlocks: [],
} as const
const renderedAt = Date.UTC(2026, 11, 31, 23, 59)

describe('shellData', () => {
  it('returns the shop’s answer', () => {
    expect(shellData(found, new URL('https://shop.example/'), renderedAt).pages).toEqual(found.sitePages)
  })

  it('returns the search term of the rendered URL', () => {
    expect(shellData(found, new URL('https://shop.example/search?q=oak%20board'), renderedAt).term).toBe('oak board')
  })

  it('returns the year of the render, however long the page is cached', () => {
    expect(shellData(found, new URL('https://shop.example/'), renderedAt).year).toBe(2026)
  })

  it('returns no menu and no pages without an answer', () => {
    expect(shellData(null, new URL('https://shop.example/'), renderedAt)).toMatchObject({ menu: [], pages: null, term: '' })
  })
})
