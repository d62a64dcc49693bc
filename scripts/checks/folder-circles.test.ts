import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { describeCircle, folderCircles, type Import, readImports } from './folder-circles.ts'

/** Writes files with imports. @returns their folder */
function writeTree(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'folder-circles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const circlesIn = async (files: Readonly<Record<string, string>>) =>
  folderCircles(await readImports(['server'], writeTree(files)))

describe('folder circles', () => {
  it('names the folders and imports of a circle without a circle of files', async () => {
    const [circle, ...others] = await circlesIn({
      'server/cart/read.ts': "import { order } from '../order/order.ts'\nexport const read = order",
      'server/order/order.ts': 'export const order = 1',
      'server/order/place.ts': "import type { Line } from '../cart/line.ts'\nexport type Placed = Line",
      'server/cart/line.ts': 'export type Line = string',
    })
    expect(others).toEqual([])
    expect(circle && describeCircle(circle).split('\n')).toEqual([
      expect.stringMatching(/^Folders need each other: server\/(cart → server\/order|order → server\/cart)$/),
      expect.stringContaining(' imports '),
      expect.stringContaining(' imports '),
    ])
  })

  it('counts a folder with its subfolders, and files beside subfolders as a folder', () => {
    expect(
      folderCircles([
        ['server/cart/sync/sync.ts', 'server/order/place/place.ts'],
        ['server/order/order.ts', 'server/cart/lines/line.ts'],
      ]).map(({ folders }) => folders),
    ).toEqual([['server/cart', 'server/order']])
    expect(
      folderCircles([
        ['server/cart/read.ts', 'server/cart/sync/sync.ts'],
        ['server/cart/sync/sync.ts', 'server/cart/errors.ts'],
      ]).map(({ folders }) => folders),
    ).toEqual([['server/cart/.', 'server/cart/sync']])
  })

  it('can count each file beside subfolders as a folder', () => {
    const door: readonly Import[] = [
      ['browser/cart/index.ts', 'browser/cart/page/view.ts'],
      ['browser/cart/page/view.ts', 'browser/cart/state.ts'],
    ]
    expect(folderCircles(door, 'apart')).toEqual([])
    const [circle] = folderCircles([...door, ['browser/cart/state.ts', 'browser/cart/page/line.ts']], 'apart')
    expect(circle?.folders.toSorted()).toEqual(['browser/cart/page', 'browser/cart/state.ts'])
  })

  it('ignores tests and imports in one direction', async () => {
    const circles = await circlesIn({
      'server/cart/read.ts': "import { order } from '../order/order.ts'\nexport const read = order",
      'server/order/order.ts': 'export const order = 1',
      'server/order/order.test.ts': "import { read } from '../cart/read.ts'\nread",
    })
    expect(circles).toEqual([])
  })
})
