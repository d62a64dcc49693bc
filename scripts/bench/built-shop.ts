import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../bff/app.ts'
import { readConfig } from '../../bff/config/config.ts'
import { builtRenderer } from '../../bff/http/pages/renderer/built-renderer.ts'

/** The built shop in this process. */
export async function createBuiltShop(env: Readonly<Record<string, string>>, platformUrl: string): Promise<FastifyInstance> {
  return buildApp(readConfig(env), platformUrl, { renderer: await builtRenderer('dist'), build: 'dist' })
}
