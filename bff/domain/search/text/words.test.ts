import { describe, expect, it } from 'vitest'
import { searchWords, spellings } from './words.ts'

describe('words of a search', () => {
  it.each([
    ['oak board', ['oak', 'board']],
    ['plywood 18mm', ['plywood', '18mm']],
    ['18 mm plywood', ['18mm', 'plywood']],
    ['c24 47 x 150 mm', ['c24', '47x150mm']],
    ['2.5 l oil', ['2.5l', 'oil']],
    ['osb 18', ['osb', '18']],
    ['oak oak', ['oak']],
    ['4 mortice', ['4', 'mortice']],
    ['', []],
  ])('%j are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words)
  })
})

describe('spellings of a text', () => {
  it.each([
    ['oak', ['oak']],
    ['18mm', ['18mm', '18 mm']],
    ['47 X 150', ['47x150', '47 x 150']],
  ])('of %j are %j', (text, known) => {
    expect(spellings(text)).toEqual(known)
  })
})
