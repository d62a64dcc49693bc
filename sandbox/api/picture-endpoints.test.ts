import { describe, expect, it } from 'vitest'
import { platformWith } from './api.test-kit.ts'

const platform = platformWith([])

describe('picture API', () => {
  it('returns the requested size, cacheable for a year', async () => {
    const reply = await platform.get('/img/324/489/resize/board/oak/front.png')
    expect(reply).toMatchObject({ status: 200, type: 'image/png', text: 'resize 324x489 /board/oak/front.png' })
    expect(reply.headers.get('cache-control')).toBe('max-age=31557600')
  })

  it('accepts a full URL, encoded once more', async () => {
    const source = encodeURIComponent(encodeURIComponent(`http://${platform.host()}/media/catalog/product/board/oak/front.png`))
    expect((await platform.get(`/img?url=${source}&width=10&height=0&action=fit`)).text).toBe('fit 10x0 /board/oak/front.png')
  })

  it.each([
    ['/img/2000/10/resize/a.png', 'Width and height must have a value between 0 and 1024'],
    ['/img/-1/10/resize/a.png', 'Width and height must have a value between 0 and 1024'],
    ['/img/wide/10/resize/a.png', 'whole numbers'],
    ['/img/10/10/squash/a.png', 'resize, fit or identify'],
    ['/img/10/10/resize/a.exe', 'Unsupported file type'],
    ['/img/10/10/resize/missing.png', 'Unable to download the requested image /missing.png'],
    ['/img?width=10&height=10&action=fit', 'url is missing'],
    ['/img?url=http%3A%2F%2Fx%2F%2525zz.png&width=10&height=10&action=fit', 'Host is not allowed'],
    ['/img?url=nonsense&width=10&height=10&action=fit', 'not a URL'],
    ['/img?url=%25&width=10&height=10&action=fit', 'not a URL'],
    ['/img?url=https%3A%2F%2Fexample.org%2Fa.png&width=10&height=10&action=fit', 'Host is not allowed'],
  ])('rejects %s', async (path, reason) => {
    expect(await platform.get(path)).toMatchObject({ status: 400, json: { code: 400, result: expect.stringContaining(reason) } })
  })

  it('supports read methods only', async () => {
    for (const path of ['/img/10/10/resize/a.png', '/img?url=x']) {
      expect(await platform.send(path, { method: 'POST' })).toMatchObject({
        status: 405,
        type: expect.stringContaining('text/plain'),
      })
    }
  })
})

describe('media API', () => {
  it('returns pictures in full size', async () => {
    expect((await platform.get('/media/catalog/product/board/oak/front.png')).text).toBe('resize 0x0 /board/oak/front.png')
    expect((await platform.get('/media/catalog/product/missing.png')).status).toBe(404)
  })

  it('returns valid PDF documents', async () => {
    const sheet = await platform.get('/media/documents/oak-skirting-data-sheet.pdf')
    expect(sheet.type).toBe('application/pdf')
    expect(sheet.text).toMatch(/^%PDF-1\.4\n/)
    expect(sheet.text).toContain('(Oak skirting data sheet)')
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(sheet.text)?.[1])
    expect(sheet.text.slice(start, start + 4)).toBe('xref')
    expect((await platform.get('/media/documents/care.txt')).text).toContain('Care')
  })
})
