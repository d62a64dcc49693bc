import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../../test/kit/languages.ts'
import { finishChoices, pieceSummary } from './piece-finish.ts'

const words = LANGUAGES[''].words.get('cutting')
const door = { name: ' Door ', length: '720', width: '300', quantity: '4', grain: 'along', edges: '2L1S' }

describe('pieceSummary', () => {
  it.each([
    ['states name, grain and edging', door, false, 'Door · Along · 2\u00a0long, 1\u00a0short'],
    ['leaves out what was not chosen', { ...door, name: '', grain: 'any', edges: '' }, false, ''],
    [
      'states an unknown grain as it was entered, and no unknown edging',
      { ...door, grain: 'slanted', edges: '3L' },
      false,
      'Door · slanted',
    ],
    ['states the name of a board alone', door, true, 'Door'],
  ])('%s', (_, row, isBoard, text) => expect(pieceSummary(row, isBoard, words)).toBe(text))
})

describe('finishChoices', () => {
  it('offers every grain', () => {
    expect(finishChoices('grain', words).map(({ code }) => code)).toEqual(['any', 'along', 'across'])
  })

  it('offers up to two long and two short edges', () => {
    const choices = finishChoices('edges', words)
    expect(choices.map(({ code }) => code)).toEqual(['', '1S', '2S', '1L', '1L1S', '1L2S', '2L', '2L1S', '2L2S'])
    expect(choices[0]?.label).toBe(words.noEdges)
  })
})
