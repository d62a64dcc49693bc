import { InMemoryCache } from '@apollo/client/cache'
import { beforeEach, describe, expect, it } from 'vitest'
import { parsed } from '../generated/parsed.ts'
import { Ledger, type LedgerEntry } from './ledger.ts'
import { cacheConfig } from './policies.ts'
import { forget } from './prune.ts'

const cmsPage = (identifier: string): LedgerEntry => ({ name: 'CmsPage', variables: { identifier }, fetchedAt: 1, usedAt: 1 })
const suggestions = (search: string): LedgerEntry => ({
  name: 'SearchSuggestions',
  variables: { search },
  fetchedAt: 1,
  usedAt: 1,
})

let cache: InMemoryCache
let ledger: Ledger

function keep(entry: LedgerEntry, data: Record<string, unknown>) {
  const query = parsed[entry.name]
  if (!query) throw new Error(`There is no ${entry.name}`)
  cache.writeQuery({ query, variables: entry.variables, data })
  ledger.note(entry)
}

function isKept({ name, variables }: LedgerEntry) {
  const query = parsed[name]
  return query !== undefined && cache.readQuery({ query, variables }) !== null
}

const page = (identifier: string) => ({
  cmsPage: {
    __typename: 'CmsPage',
    id: identifier,
    identifier,
    title: '',
    url: '',
    heading: null,
    content: '',
    metaTitle: null,
    metaDescription: null,
    section: null,
  },
})

beforeEach(() => {
  cache = new InMemoryCache(cacheConfig)
  ledger = new Ledger()
  keep(cmsPage('delivery'), page('delivery'))
  keep(cmsPage('returns'), page('returns'))
})

describe('evicting answers', () => {
  it('drops the given answer and keeps the others', () => {
    forget(cache, ledger, [cmsPage('delivery')])
    expect(isKept(cmsPage('delivery'))).toBe(false)
    expect(isKept(cmsPage('returns'))).toBe(true)
  })

  it('drops entities that only this answer referenced', () => {
    forget(cache, ledger, [cmsPage('delivery')])
    expect(Object.keys(cache.extract())).not.toContain('CmsPage:delivery')
    expect(Object.keys(cache.extract())).toContain('CmsPage:returns')
  })

  it('finds answers to operations with default variable values', () => {
    const nothing = {
      __typename: 'ProductList',
      items: [],
      total: 0,
      suggestions: { __typename: 'SearchSuggestions', categories: [] },
    }
    keep(suggestions('oak'), { products: nothing })
    forget(cache, ledger, [suggestions('oak')])
    expect(isKept(suggestions('oak'))).toBe(false)
  })

  it('ignores operations of an earlier version', () => {
    forget(cache, ledger, [{ ...cmsPage('delivery'), name: 'NoLongerAsked' }])
    expect(isKept(cmsPage('delivery'))).toBe(true)
  })
})
