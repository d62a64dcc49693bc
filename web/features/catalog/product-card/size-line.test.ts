import { describe, expect, it } from 'vitest'
import { savingPercent, sizeLine } from './size-line.ts'

const fact = (code: string, value: string) => ({ code, label: code, value })
const board = [fact('thickness', '18 mm'), fact('width', '150 mm'), fact('length', '4200 mm')]

describe('sizeLine', () => {
  it.each([
    ['all three dimensions with one unit', board, ['18 × 150 × 4200 mm']],
    [
      'ranges of variants',
      [fact('thickness', '15 mm, 18 mm'), fact('width', '44 mm – 94 mm'), fact('length', '2200 mm')],
      ['15–18 × 44–94 × 2200 mm'],
    ],
    [
      'one more fact after the size',
      [...board, fact('wood_type', 'Oak'), fact('finish', 'Planed')],
      ['18 × 150 × 4200 mm', 'Oak'],
    ],
    ['other facts if there are no dimensions', [fact('size', '2.5 l'), fact('finish', 'Matt')], ['2.5 l', 'Matt']],
    ['a dimension in another unit as it is', [fact('length', '5 m')], ['5 m']],
    ['nothing without facts', [], []],
  ])('shows %s', (_, facts, texts) => {
    expect(sizeLine(facts).map(({ text }) => text)).toEqual(texts)
  })

  it('names the dimensions for screen readers', () => {
    expect(sizeLine(board)[0]?.label).toBe('thickness × width × length')
  })
})

describe('savingPercent', () => {
  it.each([
    ['rounds', 398, 299, 25],
    ['is 0 without an offer', 277, 277, 0],
    ['is 0 if the offer is dearer', 277, 300, 0],
    ['is 0 without a regular price', 0, 0, 0],
  ])('%s', (_, regular, final, percent) => {
    expect(savingPercent(regular, final)).toBe(percent)
  })
})
