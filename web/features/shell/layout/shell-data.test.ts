import { describe, expect, it } from 'vitest'
import { shellData } from './shell-data.ts'

const delivery = { __typename: 'PageLink', title: 'Delivery', url: '/i/delivery' } as const
const found = { menu: [], sitePages: { __typename: 'SitePages', menu: [], help: [delivery], about: [] } } as const
const renderedAt = Date.UTC(2026, 11, 31, 23, 59)

describe('shellData', () => {
  it('contains the shop’s answer at render time', () => {
    expect(shellData(found, new URL('https://shop.example/'), renderedAt).pages).toEqual(found.sitePages)
  })

  it('contains the search term of the rendered URL', () => {
    expect(shellData(found, new URL('https://shop.example/search?q=oak%20board'), renderedAt).term).toBe('oak board')
  })

  it('contains the year of the render, however long the page is cached', () => {
    expect(shellData(found, new URL('https://shop.example/'), renderedAt).year).toBe(2026)
  })

  it('is empty on a page without data', () => {
    expect(shellData(null, new URL('https://shop.example/'), renderedAt)).toMatchObject({ menu: [], pages: null, term: '' })
  })
})
