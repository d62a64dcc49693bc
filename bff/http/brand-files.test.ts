import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { brandFiles } from './brand-files.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  const { shop, storeViews } = readConfig({})
  const [view] = storeViews
  if (!view) throw new Error('There is no store view')
  await app.register(brandFiles, { shop, getStoreView: () => view })
})
afterAll(() => app.close())

interface Icon {
  readonly src: string
  readonly type: string
  readonly sizes: string
  readonly purpose: string
}

const fetchManifest = async () => (await app.inject('/manifest.webmanifest')).json()

describe('web app manifest', () => {
  it('has a name, a start URL, and an id independent of it', async () => {
    expect(await fetchManifest()).toMatchObject({
      id: '/pwa.html',
      name: 'Heartwood',
      start_url: '/pwa.html',
      scope: '/',
      display: 'standalone',
      lang: 'en-GB',
      shortcuts: [
        { name: 'Search', url: '/search' },
        { name: 'Compare', url: '/compare' },
      ],
    })
  })

  it('lists existing icons with their type and size, at least one of each purpose', async () => {
    const { icons, shortcuts }: { icons: Icon[]; shortcuts: { icons: Icon[] }[] } = await fetchManifest()
    for (const { src, type, sizes } of [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)]) {
      const { statusCode, headers, rawPayload } = await app.inject(src)
      expect([src, statusCode, headers['content-type']]).toEqual([src, 200, type])
      const { width, height } = await sharp(rawPayload).metadata()
      expect([src, sizes]).toEqual([src, sizes === 'any' ? 'any' : `${width}x${height}`])
    }
    for (const purpose of ['any', 'maskable'])
      expect(icons.filter((icon) => icon.purpose === purpose && icon.type === 'image/png')).not.toEqual([])
  })
})
