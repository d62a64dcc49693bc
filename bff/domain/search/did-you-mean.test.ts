import { describe, expect, it } from 'vitest'
import { didYouMean } from './did-you-mean.ts'
import { english, german } from './understanding/understanding.test-kit.ts'

// SEARCH-39
describe('didYouMean', () => {
  it.each([
    ['corrects a misspelt word', 'skriting', 'skirting'],
    ['keeps the other words and sizes', 'oak wurktop 40 mm', 'oak worktop 40 mm'],
    ['corrects several words', 'tours skriting', 'torus skirting'],
    ['corrects to a trade word of the dictionary', 'celotx', 'celotex'],
    ['keeps a capital', 'Skriting', 'Skirting'],
    ['corrects a short word beside a longer one', 'oke wurktop', 'oak worktop'],
    ['keeps a short word that resembles no known word', 'xyl wurktop', 'xyl worktop'],
    ['keeps a sku beside a misspelt word', 'ok1 wurktop', 'ok1 worktop'],
  ])('%s', (_, search, meant) => {
    expect(didYouMean(search, english, new Set())).toBe(meant)
  })

  it.each([
    ['a word in another number', 'worktops'],
    ['a word that is still being typed', 'oak skirt'],
    ['a compound written apart', 'feather edge board'],
    ['a word that resembles no known word', 'xylophone'],
    ['a word that resembles only a word without products', 'insulaton'],
    ['a sku', 'skrit-150'],
    ['a short word', 'oke'],
    ['a text that is too short', 'ok'],
  ])('returns null for %s', (_, search) => {
    expect(didYouMean(search, english, new Set())).toBeNull()
  })

  it('keeps German compounds and corrects misspelt ones', () => {
    expect(didYouMean('Eichenbrett', german, new Set())).toBeNull()
    expect(didYouMean('Sockelleste Eiche', german, new Set())).toBe('Sockelleiste Eiche')
  })

  // SEARCH-43
  it('keeps the words of phrases that find pages', () => {
    expect(didYouMean('celotx', english, new Set(['celotx']))).toBeNull()
    expect(didYouMean('celotxs skriting', english, new Set(['celotx']))).toBe('celotxs skirting')
  })
})
