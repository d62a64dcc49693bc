import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { startShop } from '../../test/kit/shop.ts'
import { atLeast, type Measurement } from './budget.ts'
import { throughputRatio } from './ratio.ts'

const BROTLI = { 'accept-encoding': 'br' }

/** Throughput of a built script over that of a bare Fastify that reads it from disk with @fastify/static. @source RUN-21 */
export async function measureAssets(): Promise<Measurement[]> {
  const [script] = globSync('entry.client-*.js', { cwd: 'dist/client/assets' })
  if (script === undefined) throw new Error('There is no build')
  await using shop = await startShop({ env: { LOG_LEVEL: 'warn' } })
  await using disk = Fastify()
  await disk.register(fastifyStatic, { root: resolve('dist/client/assets'), prefix: '/assets/', preCompressed: true })
  const url = await disk.listen({ port: 0, host: '127.0.0.1' })
  const measured = await throughputRatio(
    { url: `${shop.url}/assets/${script}`, headers: BROTLI },
    { url: `${url}/assets/${script}`, headers: BROTLI },
  )
  return [atLeast('built script from memory / Fastify that reads it from disk', measured, 1.2)]
}
