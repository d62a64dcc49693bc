import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitName } from './split-name.ts'

const fact = (code: string, value: string) => ({ code, label: code, value })
const board = [fact('thickness', '18 mm'), fact('width', '150 mm'), fact('length', '4200 mm')]
const height = [fact('size', '115 - 220 mm')]

// LIST-31
describe('splitName', () => {
  it.each([
    ['a size at the end', 'Torus skirting, redwood 18 x 150 mm', ['Torus skirting, redwood', ' 18 x 150 mm', '']],
    ['a size in the middle', 'Oak block 18 × 150 × 4200 mm, planed', ['Oak block', ' 18 × 150 × 4200 mm', ', planed']],
    ['the comma before a size', 'Torus skirting, redwood, 18 x 150 mm', ['Torus skirting, redwood', ', 18 x 150 mm', '']],
    ['nothing if the facts do not repeat the size', 'Pine 22 x 150 mm', ['Pine 22 x 150 mm', '', '']],
    ['nothing from a name without a size', 'Danish oil', ['Danish oil', '', '']],
  ])('cuts off %s', (_, name, parts) => {
    expect(splitName(name, board)).toEqual(parts)
  })

  it.each(['115 - 220 mm', '115–220 mm', '115 mm - 220 mm'])('cuts off the range %s as a whole', (range) => {
    expect(splitName(`Adjustable deck pedestal ${range}`, height)).toEqual(['Adjustable deck pedestal', ` ${range}`, ''])
  })

  it.each(['2.5 l', '500 ml', '2,5 kg'])('cuts off the contents %s', (contents) => {
    expect(splitName(`Decking cleaner ${contents}`, [fact('size', contents)])).toEqual(['Decking cleaner', ` ${contents}`, ''])
  })

  it.each([
    'Oak baserail for 18 mm spindles',
    'Threaded bar M8 x 4200 mm',
    'Tape 18 mm x 20 m',
    'Board (18 mm)',
    'Untergurt für 18 mm Stäbe',
    'Korpus aus 18 mm Platten',
    'Corrente per colonnine da 18 mm',
    'Kit 25 + 18 mm',
    'Post cap 18 mm-post',
    '18 mm board',
  ])("keeps the size that the rest of '%s' needs", (name) => {
    expect(splitName(name, [...board, fact('depth', '25 mm')])).toEqual([name, '', ''])
  })

  it('keeps a size of which the line below shows only a part', () => {
    const others = [fact('thickness', '18 mm'), fact('size', '40 mm'), fact('coating', '7 mm')]
    expect(splitName('Board 18 x 7 mm', others)).toEqual(['Board 18 x 7 mm', '', ''])
  })

  it('leaves no joining word or mark behind, and loses no character', () => {
    const part = fc.constantFrom(
      'oak',
      'M8',
      'x',
      '×',
      '-',
      '–',
      '/',
      'of',
      'für',
      'da',
      '(',
      ')',
      ',',
      '18',
      '150',
      '18 x 150',
      '18 mm',
    )
    const name = fc.tuple(fc.array(part), fc.array(part)).map(([a, b]) => ['Board', ...a, '18 mm', ...b].join(' '))
    fc.assert(
      fc.property(name, (typed) => {
        const [before, size, after] = splitName(typed, board)
        expect(before + size + after).toBe(typed)
        if (size === '') return
        expect(before).toMatch(/[\p{L}\p{N})]$/u)
        expect(before).not.toMatch(/(^|\s)(x|of|für|da)$/u)
        expect(after).not.toMatch(/^\s*[x×/–-]/u)
      }),
    )
  })
})
