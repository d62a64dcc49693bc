import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Serves built scripts, styles and fonts under `/assets/`, including the previous build's for tabs that are still open. A missing file is
 * a 404 without a body, never a page. Without a build there is nothing to serve, because a development server has the sources.
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
}
