import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../../test/kit/languages.ts'
import { labelText } from './label-text.ts'

const door = {
  row: 0,
  name: 'Door',
  length: 7205,
  width: 3000,
  quantity: 4,
  grain: 'along',
  longEdges: 2,
  shortEdges: 1,
} as const

// CUT-11
describe('the label of a panel', () => {
  it.each([
    ['', '4 × 720.5 × 300 Door · Along · 2 long, 1 short'],
    ['/de', '4 × 720.5 × 300 Door · Längs · 2 lang, 1 kurz'],
    ['/it', '4 × 720.5 × 300 Door · In lungo · 2 lunghi, 1 corto'],
  ] as const)('says grain and edging in the language of %s/', (path, text) => {
    expect(labelText(door, false, LANGUAGES[path].words.get('cutting'))).toBe(text)
  })

  it('leaves out what was not chosen', () => {
    const words = LANGUAGES[''].words.get('cutting')
    expect(labelText({ ...door, name: '', grain: 'any', longEdges: 0, shortEdges: 0 }, false, words)).toBe('4 × 720.5 × 300')
  })

  it('states the length and the name of a board', () => {
    expect(labelText(door, true, LANGUAGES[''].words.get('cutting'))).toBe('4 × 720.5 Door')
  })
})
