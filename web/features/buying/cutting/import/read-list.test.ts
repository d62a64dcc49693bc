import { describe, expect, it } from 'vitest'
import { CUTTING } from '#schema/rules/constants.ts'
import { readList } from './read-list.ts'

describe('readList', () => {
  // CUT-1
  it('reads text and files alike', async () => {
    const text = 'Name;Length;Width;Pieces\nDoor;720,5;396;4\n'
    const fromText = await readList(text)
    expect(fromText.lines).toMatchObject([{ name: 'Door', length: '720,5', width: '396', quantity: '4' }])
    expect(await readList(new Blob([text]))).toEqual(fromText)
  })

  // CUT-15
  it('limits the number of unknown columns and the length of their texts', async () => {
    const titles = Array.from({ length: 900 }, (_, i) => `Colour ${i} ${'x'.repeat(99)}`)
    const { unknownColumns } = await readList(`Length;Width;${titles.join(';')}\n720;300;${titles.join(';')}`)
    expect([unknownColumns.length, unknownColumns[0]?.title.length, unknownColumns[0]?.sample.length]).toEqual([12, 40, 40])
  })

  it('reports that a source is longer than the maximum', async () => {
    const lines = (count: number) => 'Door\t720\t396\t4\n'.repeat(count)
    expect((await readList(lines(CUTTING.mostRows))).isCut).toBe(false)
    expect((await readList(lines(CUTTING.mostRows + 2))).isCut).toBe(true)
  })

  it('finds no lines in a file of more than two million bytes', async () => {
    const text = 'Door\t720\t396\t4\n'
    const readPadded = async (bytes: number) => (await readList(new Blob([text.padEnd(bytes)]))).lines.length
    expect([await readPadded(2_000_000), await readPadded(2_000_001)]).toEqual([1, 0])
  })

  it.each(['', ' \n;;\n', '\0\u0001'])('finds no lines in %j', async (text) => {
    expect((await readList(text)).lines).toEqual([])
  })
})
