import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ShopConfig } from '../config/shop.ts'

interface BrandFileOptions {
  readonly shop: ShopConfig
  /** BCP 47 tag of the shop's texts. */
  readonly language: string
}

/** `/favicon.ico` is asked for by what reads no page; a PNG is understood by all of it. */
const FILES: Readonly<Record<string, string>> = {
  '/mark.svg': 'mark.svg',
  '/favicon.svg': 'favicon.svg',
  '/icon.svg': 'icon.svg',
  '/icon-maskable.svg': 'icon-maskable.svg',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
  '/favicon.ico': 'apple-touch-icon.png',
}
const CACHING = 'public, max-age=86400'

/** What stands for the shop in pages, browsers and on devices: its mark, its icons, and what an installed shop is called. */
export async function brandFiles(app: FastifyInstance, { shop, language }: BrandFileOptions) {
  for (const [path, name] of Object.entries(FILES)) {
    const file = readFileSync(join(shop.picturesDirectory, name))
    const type = name.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
    app.get(path, (_request, reply) => reply.header('cache-control', CACHING).type(type).send(file))
  }
  const manifest = JSON.stringify(webManifest(shop, language))
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.header('cache-control', CACHING).type('application/manifest+json').send(manifest),
  )
}

/** @source https://www.w3.org/TR/appmanifest/ */
const webManifest = ({ name, texts, colours }: ShopConfig, language: string) => ({
  name,
  short_name: name,
  description: texts.description,
  lang: language,
  start_url: '/pwa.html',
  scope: '/',
  display: 'standalone',
  background_color: colours.paper,
  theme_color: colours.bar,
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    { src: '/icon-maskable.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'maskable' },
    { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
  ],
})
