import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findEntries, phraseIndex } from './page-suggestions.ts'

const DELIVERY = { link: 'delivery', words: ['delivery', 'delivery charge', 'Lieferung für Firmen'] }
const HOURS = { link: 'hours', words: ['opening hours', 'open', 'click & collect'] }
const CONTACT = { link: 'contact', words: ['contact', 'ring', 'how do you'] }
const CUTTING = { link: 'cutting', words: ['saws'] }
const INDEX = phraseIndex([DELIVERY, HOURS, CONTACT, CUTTING], {
  ignored: ['for', 'do', 'you', 'für'],
  questions: ['how', 'saws'],
})

const findLinks = (search: string, limit = 3) => findEntries(INDEX, search, limit).map(({ link }) => link)

// SEARCH-30, SEARCH-58
describe('findEntries', () => {
  it.each([
    ['delivery', ['delivery']],
    ['Delivery Charges', ['delivery']],
    ['how do you deliver', ['delivery']],
    ['delivry', ['delivery']],
    ['lieferung fur firmen', ['delivery']],
    ['openi', []],
    ['deliv', ['delivery']],
    ['del', []],
    ['click and collect', []],
    ['click & collect', ['hours']],
    ['delivery opening hours', ['hours']],
    ['open delivery', []],
    ['delivery charge open', ['delivery']],
    ['contact adhesive', []],
    ['rings', ['contact']],
    ['rin', []],
    ['charge', []],
    ['how do you', ['contact']],
    ['how is timber delivered to leeds', []],
    ['how is delivery to leeds', ['delivery']],
    ['is delivery to leeds free?', ['delivery']],
    ['is delivery to leeds free', []],
    ['saws it for leeds', ['cutting']],
    ['', []],
    ['🪵 %', []],
  ])('finds for %j the entries %j', (search, links) => {
    expect(findLinks(search)).toEqual(links)
  })

  // SEARCH-59
  it.each([
    ['click & col', ['hours']],
    ['click & co', []],
    ['delivery cha', ['delivery']],
  ])('takes three letters for the last word of a phrase that is still being typed: %j finds %j', (search, links) => {
    expect(findLinks(search)).toEqual(links)
  })

  // SEARCH-85
  it.each([
    ['where is your shop', ['place']],
    ['shop', ['place']],
    ['oak board shop', []],
  ])('takes an ignored word that is a phrase of an entry for that phrase: %j finds %j', (search, links) => {
    const place = { link: 'place', words: ['shop'] }
    const index = phraseIndex([place], { ignored: ['is', 'are', 'you', 'your', 'shop'], questions: ['where'] })
    expect(findEntries(index, search, 3).map(({ link }) => link)).toEqual(links)
  })

  // SEARCH-92
  it.each([
    ['where are you', ['place']],
    ['you are where', ['place']],
    ['where are you now', []],
    ['oak where are you', []],
    ['are you', []],
  ])('takes a search of ignored words alone for a phrase of them: %j finds %j', (search, links) => {
    const place = { link: 'place', words: ['where are you'] }
    const index = phraseIndex([place], { ignored: ['are', 'you', 'now'], questions: ['where'] })
    expect(findEntries(index, search, 3).map(({ link }) => link)).toEqual(links)
  })

  // SEARCH-60
  it.each([
    ['delivery to leeds', ['delivery']],
    ['delivery screws', []],
    ['delivery screws leeds', []],
    ['delivery ho', ['delivery']],
    ['leeds', []],
  ])('does not count words that are no goods of the merchant: %j finds %j', (search, links) => {
    expect(findEntries(INDEX, search, 3, (word) => word === 'screws').map(({ link }) => link)).toEqual(links)
  })

  // SEARCH-71
  it.each([
    ['delivery for turin', ['delivery']],
    ['delivery turin', []],
    ['delivery for screws', []],
  ])('does not take a word after an ignored one, such as a place, for misspelt goods: %j finds %j', (search, links) => {
    const isGoods = (word: string, { isSpelled }: { readonly isSpelled: boolean }) =>
      word === 'screws' || (word === 'turin' && !isSpelled)
    expect(findEntries(INDEX, search, 3, isGoods).map(({ link }) => link)).toEqual(links)
  })

  // SEARCH-61
  it.each([
    ['which wood', ['timber']],
    ['wood which', ['timber']],
    ['which wood for a shed', ['timber']],
    ['wood', []],
    ['do you have wood', []],
    ['is wood cheap?', []],
    ['screws', []],
    ['screw length', ['screws']],
    ['cut size', ['cutting']],
  ])('requires the ignored words of a phrase with one other word: %j finds %j', (search, links) => {
    const entries = [
      { link: 'timber', words: ['which wood'] },
      { link: 'screws', words: ['screw length'] },
      { link: 'cutting', words: ['cut to size'] },
    ]
    const index = phraseIndex(entries, {
      ignored: ['which', 'do', 'you', 'have', 'a', 'for', 'length', 'to'],
      questions: ['which', 'do', 'is'],
    })
    expect(findEntries(index, search, 3).map(({ link }) => link)).toEqual(links)
  })

  it('returns entries that explain more words first, then those named first, up to the limit', () => {
    const entries = [
      { link: 'a', words: ['oak'] },
      { link: 'b', words: ['oak'] },
      { link: 'c', words: ['oak table'] },
    ]
    const index = phraseIndex(entries, { ignored: [], questions: [] })
    expect(findEntries(index, 'oak table', 3)).toEqual([entries[2]])
    expect(findEntries(index, 'oak', 3)).toEqual([entries[0], entries[1]])
    expect(findEntries(index, 'oak', 1)).toEqual([entries[0]])
  })

  it('accepts any text as a search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (search) => {
        expect(findLinks(search).length).toBeLessThanOrEqual(3)
      }),
    )
  })
})
