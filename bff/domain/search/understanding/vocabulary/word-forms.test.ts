import { describe, expect, it } from 'vitest'
import { wordForms } from './word-forms.ts'

// SEARCH-23
describe('wordForms in English', () => {
  it.each([
    ['board', ['boards']],
    ['boards', ['board']],
    ['brush', ['brushes']],
    ['brushes', ['brush', 'brushe']],
    ['box', ['boxes']],
    ['boxes', ['box', 'boxe']],
    ['latch', ['latches']],
    ['buzz', ['buzzes']],
    ['dominoes', ['domino', 'dominoe']],
    ['accessory', ['accessories']],
    ['accessories', ['accessory', 'accessorie']],
    ['tray', ['trays']],
    ['trays', ['tray']],
    ['shelf', ['shelves', 'shelfs']],
    ['leaf', ['leaves', 'leafs']],
    ['knife', ['knives', 'knifes']],
    ['shelves', ['shelf', 'shelfe', 'shelve']],
    ['glass', ['glasses']],
    ['glasses', ['glass', 'glasse']],
    ['torus', ['toruses']],
    ['chassis', ['chassi', 'chassises']],
    ['is', []],
    ['osb3', []],
  ])('for %s returns %j', (word, forms) => {
    expect(wordForms(word, 'en')).toEqual(forms)
  })
})

describe('wordForms in German', () => {
  it.each([
    ['brett', ['brette', 'bretten', 'bretter', 'brettn', 'brettern', 'bretts', 'brettes']],
    ['tur', ['ture', 'turen', 'turer', 'turn', 'turern', 'turs', 'tures']],
  ])('for %s returns the word with every ending', (word, forms) => {
    expect(wordForms(word, 'de')).toEqual(forms)
  })

  it('includes forms of the word without its ending', () => {
    expect(wordForms('leisten', 'de')).toEqual(expect.arrayContaining(['leiste', 'leist', 'leistern']))
    expect(wordForms('tees', 'de')).not.toContain('te')
  })
})

describe('wordForms in Italian', () => {
  it.each([
    ['asse', ['assa', 'assi', 'asso', 'assia', 'assio', 'assie']],
    ['banco', ['banca', 'bance', 'banci', 'banche', 'banchi', 'bancia', 'bancio', 'bancie']],
    ['banchi', ['banca', 'bance', 'banci', 'banco', 'banche', 'bancia', 'bancio', 'bancie']],
    ['listello', ['listella', 'listelle', 'listelli', 'listellia', 'listellio', 'listellie']],
    ['scaffalature', ['scaffalatura', 'scaffalaturi', 'scaffalaturo', 'scaffalaturia', 'scaffalaturio', 'scaffalaturie']],
    ['larice', ['larica', 'larici', 'larico', 'lariche', 'larichi', 'laricia', 'laricio', 'laricie']],
    ['mdf', []],
    ['zio', []],
  ])('for %s returns %j', (word, forms) => {
    expect(wordForms(word, 'it').filter((form) => form.length > 1)).toEqual(forms)
  })
})
