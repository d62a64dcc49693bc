import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'

const english = { language: 'en', stemmed: true } as const

describe('terms of a text', () => {
  it.each([
    ['Oak Skirting Boards', ['oak', 'skirting', 'board']],
    ['18mm', ['18']],
    ['18 mm', ['18']],
    ['Batten 38x25mm', ['batten', '38', '25']],
    ['150 × 22', ['150', '22']],
    ['2.4m', ['2.4']],
    ['2,40 m', ['2.4']],
    ['Glue 1l', ['glue', '1', 'l']],
    ['M8 mm', ['m', '8']],
    ['mm rule', ['mm', 'rule']],
    ['Crème brûlée', ['creme', 'brulee']],
    ['<p class="a">Sawn&nbsp;oak</p>', ['sawn', 'nbsp', 'oak']],
    ['🌳 100%', ['100']],
    ['', []],
  ])('%s', (text, terms) => {
    expect(analyse(text, english)).toEqual(terms)
  })

  it('keeps an x that is no sign of a size', () => {
    expect(analyse('X-Lap joint x 2', english)).toEqual(['x', 'lap', 'joint', 'x', '2'])
  })

  it('folds umlauts and sharp s', () => {
    expect(analyse('Weiße Türen', { language: 'de', stemmed: true })).toEqual(['weiss', 'tur'])
  })

  it('leaves codes unstemmed', () => {
    expect(analyse('OAK-BOARDS-22', { language: 'en', stemmed: false })).toEqual(['oak', 'boards', '22'])
  })
})
