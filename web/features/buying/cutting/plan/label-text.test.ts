import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../../test/kit/languages.ts'
import { BRITISH, GERMAN } from '../../../../messages/format.test-kit.ts'
import { formatFor } from '../../../../messages/format.ts'
import { labelText } from './label-text.ts'

const british = formatFor(BRITISH)
const german = formatFor(GERMAN)

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
    ['', british, '4 × 720.5 × 300 Door · Along · 2 long, 1 short'],
    ['/de', german, '4 × 720,5 × 300 Door · Längs · 2 lang, 1 kurz'],
    ['/it', german, '4 × 720,5 × 300 Door · In lungo · 2 lunghi, 1 corto'],
  ] as const)('says size, grain and edging in the language of %s/', (path, format, text) => {
    expect(labelText(door, false, LANGUAGES[path].words.get('cutting'), format)).toBe(text)
  })

  it('leaves out what was not chosen', () => {
    const words = LANGUAGES[''].words.get('cutting')
    expect(labelText({ ...door, name: '', grain: 'any', longEdges: 0, shortEdges: 0 }, false, words, british)).toBe(
      '4 × 720.5 × 300',
    )
  })

  it('states the length and the name of a board', () => {
    expect(labelText(door, true, LANGUAGES[''].words.get('cutting'), british)).toBe('4 × 720.5 Door')
  })
})
