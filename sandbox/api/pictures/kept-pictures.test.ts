import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptPictures } from './kept-pictures.ts'
import type { RenderPicture } from './render-picture.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'heartwood-pictures-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const drawing = () =>
  vi.fn<RenderPicture>(async (path, width) =>
    path.includes('oak') ? { body: Buffer.from(`${path} ${width}`), contentType: 'image/png' } : null,
  )

describe('drawn pictures', () => {
  it('are drawn once and kept over a restart', async () => {
    const render = drawing()
    const first = await keptPictures(render, directory)('/oak.png', 324, 489, 'resize')
    const again = await keptPictures(render, directory)('/oak.png', 324, 489, 'resize')
    expect(again).toEqual(first)
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('are kept apart by size', async () => {
    const render = keptPictures(drawing(), directory)
    const sizes = await Promise.all([324, 648].map((width) => render('/oak.png', width, 0, 'resize')))
    expect(sizes.map((picture) => picture?.body.toString())).toEqual(['/oak.png 324', '/oak.png 648'])
  })

  it('that do not exist are not kept', async () => {
    const render = drawing()
    const kept = keptPictures(render, directory)
    expect([await kept('/elm.png', 324, 489, 'fit'), await kept('/elm.png', 324, 489, 'fit')]).toEqual([null, null])
    expect(render).toHaveBeenCalledTimes(2)
  })
})
