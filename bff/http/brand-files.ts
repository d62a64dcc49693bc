import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import type { ShopConfig } from '../config/shop.ts'
import type { StoreViewConfig } from '../config/store-view.ts'

interface BrandFileOptions {
  readonly shop: ShopConfig
  readonly getStoreView: (request: FastifyRequest) => StoreViewConfig
}

/** Clients that read no page request `/favicon.ico`; all of them accept a PNG. */
const FILES: Readonly<Record<string, string>> = {
  '/mark.svg': 'mark.svg',
  '/favicon.svg': 'favicon.svg',
  '/icon.svg': 'icon.svg',
  '/icon-maskable.svg': 'icon-maskable.svg',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
  '/favicon.ico': 'apple-touch-icon.png',
}

/** Icons for systems that accept no SVG, with their source drawing and size in pixels. */
const DRAWN_ICONS = [
  { path: '/icon-192.png', name: 'icon.svg', pixels: 192, purpose: 'any' },
  { path: '/icon-512.png', name: 'icon.svg', pixels: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', name: 'icon-maskable.svg', pixels: 512, purpose: 'maskable' },
] as const
const CACHING = 'public, max-age=86400'

/** Serves the shop's brand files: logo, icons and the web app manifest. */
export async function brandFiles(app: FastifyInstance, { shop, getStoreView }: BrandFileOptions) {
  for (const [path, name] of Object.entries(FILES)) {
    const file = readFileSync(join(shop.picturesDirectory, name))
    const type = name.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
    app.get(path, (_request, reply) => reply.header('cache-control', CACHING).type(type).send(file))
  }
  for (const { path, name, pixels } of DRAWN_ICONS) {
    const icon = memoizeIcon(join(shop.picturesDirectory, name), pixels)
    app.get(path, async (_request, reply) =>
      reply
        .header('cache-control', CACHING)
        .type('image/png')
        .send(await icon()),
    )
  }
  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .header('cache-control', CACHING)
      .type('application/manifest+json')
      .send(JSON.stringify(webManifest(shop, getStoreView(request)))),
  )
}

/** Drawn on the first request, because few icons are requested and none by a page. */
function memoizeIcon(file: string, pixels: number): () => Promise<Buffer> {
  let drawn: Promise<Buffer> | undefined
  return () => {
    drawn ??= sharp(file).resize(pixels, pixels).png().toBuffer()
    return drawn
  }
}

/** @source https://www.w3.org/TR/appmanifest/ */
const webManifest = ({ name, texts, colours, shortcuts }: ShopConfig, view: StoreViewConfig) => ({
  // Browsers' default id before the manifest had one, so that installed shops keep their identity.
  id: `${view.basePath}/pwa.html`,
  name,
  short_name: name,
  description: (view.texts ?? texts).description,
  lang: view.language,
  categories: ['shopping'],
  start_url: `${view.basePath}/pwa.html`,
  scope: `${view.basePath}/`,
  display: 'standalone',
  background_color: colours.paper,
  theme_color: colours.bar,
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    { src: '/icon-maskable.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'maskable' },
    ...DRAWN_ICONS.map(({ path, pixels, purpose }) => ({
      src: path,
      type: 'image/png',
      sizes: `${pixels}x${pixels}`,
      purpose,
    })),
  ],
  shortcuts: shortcuts.map((shortcut) => ({
    ...shortcut,
    url: view.basePath + shortcut.url,
    icons: [{ src: '/icon-192.png', type: 'image/png', sizes: '192x192' }],
  })),
})
