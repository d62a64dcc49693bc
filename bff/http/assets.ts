import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** `/favicon.ico` is asked for by what reads no page; a PNG is understood by all of it. */
const FIXED = [
  ...['favicon.svg', 'icon.svg', 'icon-maskable.svg', 'apple-touch-icon.png', 'manifest.webmanifest'].map((file) => ({
    path: `/${file}`,
    file,
  })),
  { path: '/favicon.ico', file: 'apple-touch-icon.png' },
]

/**
 * Built scripts, styles and fonts under `/assets/`, the previous build's among them for tabs that are still open,
 * and the few files with fixed names beside them. A missing one is a 404 without a body, never a page. Without a build there is
 * nothing to serve: a development server has the sources.
 */
export async function assets(app: FastifyInstance, { directory }: { directory: string }) {
  const hashed = ['client/assets', 'previous/assets'].map((folder) => resolve(directory, folder)).filter(existsSync)
  if (hashed.length === 0) return
  await app.register(fastifyStatic, {
    root: hashed,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    decorateReply: true,
  })
  const fixed = FIXED.filter(({ file }) => existsSync(join(directory, 'client', file)))
  for (const { path, file } of fixed) {
    app.get(path, (_request, reply) => reply.sendFile(file, resolve(directory, 'client'), { maxAge: '1d', immutable: false }))
  }
}
