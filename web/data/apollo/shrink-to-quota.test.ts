import { InMemoryCache } from '@apollo/client/cache'
import { beforeEach, describe, expect, it } from 'vitest'
import { parsed } from '../generated/parsed.ts'
import { Ledger } from './ledger.ts'
import { cacheConfig } from './policies.ts'
import { fitting, keptBytes, MOST_BYTES } from './shrink-to-quota.ts'

let cache: InMemoryCache
let ledger: Ledger
beforeEach(() => {
  cache = new InMemoryCache(cacheConfig)
  ledger = new Ledger()
})

/** CMS pages with these contents, from least to most recently used. */
function keep(...contents: string[]) {
  const query = parsed.CmsPage
  if (!query) throw new Error('There is no CmsPage')
  for (const [index, content] of contents.entries()) {
    const id = `page-${index}`
    const texts = { title: '', url: '', heading: null, metaTitle: null, metaDescription: null }
    const cmsPage = { __typename: 'CmsPage', id, identifier: id, content, ...texts }
    const variables = { identifier: id }
    cache.writeQuery({ query, variables, data: { cmsPage } })
    ledger.note({ name: 'CmsPage', variables, fetchedAt: 1, usedAt: index })
  }
}

const kept = () => fitting(JSON.stringify(cache.extract()), cache, ledger)
const pagesIn = (text: string) => ['page-0', 'page-1', 'page-2', 'page-3'].filter((id) => text.includes(`CmsPage:${id}`))

// CACHE-4
describe('limiting the stored answers', () => {
  it('keeps all answers while they fit', () => {
    keep('oak', 'pine')
    expect(pagesIn(kept())).toEqual(['page-0', 'page-1'])
  })

  it('keeps the most recently used answers if they do not all fit', () => {
    keep(...Array.from({ length: 4 }, () => 'x'.repeat(MOST_BYTES * 0.3)))
    const text = kept()
    expect(pagesIn(text)).toEqual(['page-1', 'page-2', 'page-3'])
    expect(keptBytes(text)).toBeLessThanOrEqual(MOST_BYTES)
  })

  it('counts two bytes per character if the text contains one character beyond Latin-1', () => {
    keep(...Array.from({ length: 4 }, () => 'x'.repeat(MOST_BYTES * 0.2)), '€')
    expect(pagesIn(kept())).toEqual(['page-2', 'page-3'])
  })

  it('drops an answer that is larger than the limit on its own', () => {
    keep('x'.repeat(MOST_BYTES + 1))
    expect(keptBytes(kept())).toBeLessThan(1000)
    expect(ledger.size).toBe(0)
  })

  it('drops answers that the ledger evicts because it has too many entries', () => {
    keep(...Array.from({ length: 201 }, (_, number) => `text ${number}`))
    expect(pagesIn(kept())).toEqual(['page-1', 'page-2', 'page-3'])
  })
})
