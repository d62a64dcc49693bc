import { describe, expect, it } from 'vitest'
import { shellData } from './shell-data.ts'

const delivery = { __typename: 'PageLink', title: 'Delivery', url: '/i/delivery' } as const
const found = { menu: [], sitePages: { __typename: 'SitePages', menu: [], help: [delivery], about: [] } } as const
const renderedAt = Date.UTC(2026, 11, 31, 23, 59)

describe('what header and footer show', () => {
  it('is what the shop answered when the page was made', () => {
    expect(shellData(found, new URL('https://shop.example/'), renderedAt).pages).toEqual(found.sitePages)
  })

  it('has the term of the address the page was made for', () => {
    expect(shellData(found, new URL('https://shop.example/search?q=oak%20board'), renderedAt).term).toBe('oak board')
  })

  it('has the year the page was made in, however long it is kept', () => {
    expect(shellData(found, new URL('https://shop.example/'), renderedAt).year).toBe(2026)
  })

  it('is empty on a page made without data', () => {
    expect(shellData(null, new URL('https://shop.example/'), renderedAt)).toMatchObject({ menu: [], pages: null, term: '' })
  })
})
