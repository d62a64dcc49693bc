import { buildApp } from '../../bff/app.ts'
import { readConfig } from '../../bff/config/config.ts'
import { builtRenderer } from '../../bff/http/pages/renderer/built-renderer.ts'
import type { AttackedShop } from './attack.types.ts'

const BUILD = 'dist'

/** A shop in this process, for runs that are too short to start another process. @param env includes PLATFORM_URL */
export async function startShopInProcess(env: Readonly<Record<string, string>>): Promise<AttackedShop> {
  const config = readConfig({ ...env, LOG_LEVEL: 'silent' })
  const app = await buildApp(config, env.PLATFORM_URL ?? '', { renderer: await builtRenderer(BUILD), build: BUILD })
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    output: () => '',
    stop: () => app.close(),
  }
}
