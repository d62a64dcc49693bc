import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config/config.ts'

/**
 * What pages depend on besides their addresses: replicas share pages where it is the same. Secrets are no part of it.
 * @param build folder of the built client
 * @param platformUrl where the platform is: each embedded one is another
 * @returns null for a folder without a finished build
 */
export async function pageVersion(build: string, config: Config, platformUrl: string): Promise<string | null> {
  const { publicUrl, serviceWorker, platform, catalog, cart, checkout, analytics, storeViews, shop } = config
  const settings = { publicUrl, serviceWorker, platform, platformUrl, catalog, cart, checkout, analytics, storeViews, shop }
  // It is written last, so a build that has none is none.
  const stamp = await readFile(join(build, 'build-stamp'), 'utf8').catch(() => null)
  return stamp && createHash('sha256').update(stamp).update(JSON.stringify(settings)).digest('base64url')
}
